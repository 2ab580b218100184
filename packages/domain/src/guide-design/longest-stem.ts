/** Bases that a strand needs to turn around. */
const leastLoop = 3;

/**
 * Self-complementarity, as the longest stem that a strand can fold back into: how many bases in a row pair (A with T, C
 * with G) with bases further along, with a loop of at least three between them. Four and more are worth a look: such a
 * guide may fold onto itself.
 *
 * @param letters A, C, G and T as 0 to 3
 * @param from the first letter of the strand in `letters`
 */
export function longestStem(letters: Uint8Array, from: number, length: number): number {
  let longest = 0;
  // Pairs of one stem have the same sum of places: from the loop outwards, they are counted while they last.
  for (let sum = leastLoop + 1; sum <= 2 * length - leastLoop - 3; sum += 1) {
    let run = 0;
    for (let left = (sum - leastLoop - 1) >> 1; left >= 0 && sum - left < length; left -= 1) {
      const pairs = (letters[from + left] ?? 0) + (letters[from + sum - left] ?? 0) === 3;
      run = pairs ? run + 1 : 0;
      if (run > longest) longest = run;
    }
  }
  return longest;
}
