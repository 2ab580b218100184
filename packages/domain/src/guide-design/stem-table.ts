/** Bases that a strand needs to turn around. */
const minLoop = 3;

/** The longest stem of every target of one length within a sequence. */
export interface StemTable {
  /**
   * Self-complementarity of the target that begins at a place, as the longest stem that it can fold back into: how many
   * bases in a row pair (A with T, C with G) with bases further along, with a loop of at least three between them. Four
   * and more are worth a look: such a guide may fold onto itself. The other strand at the same place has the same.
   */
  readonly longestIn: (from: number) => number;
}

/**
 * Prepares a sequence, once for all targets: pairs of one stem have the same sum of places, and are counted from the
 * loop outwards. For each sum it keeps the longest run among the innermost pairs, however many a target has room for.
 *
 * @param letters A, C, G and T as 0 to 3; 4 pairs with nothing
 * @param length of the targets
 */
export function stemTable(letters: Uint8Array, length: number): StemTable {
  const depth = Math.max(0, (length - minLoop) >> 1);
  const longest = new Uint8Array(2 * letters.length * depth);
  for (let sum = minLoop + 1; sum <= 2 * letters.length - minLoop - 3; sum += 1) {
    let [run, best] = [0, 0];
    let left = (sum - minLoop - 1) >> 1;
    for (let pair = 0; pair < depth; pair += 1, left -= 1) {
      const right = sum - left;
      const pairs = left >= 0 && right < letters.length && (letters[left] ?? 4) + (letters[right] ?? 4) === 3;
      run = pairs ? run + 1 : 0;
      if (run > best) best = run;
      longest[sum * depth + pair] = best;
    }
  }
  return {
    longestIn: (from) => {
      const last = from + length - 1;
      let best = 0;
      for (let sum = 2 * from + minLoop + 1; sum <= 2 * last - minLoop - 1; sum += 1) {
        const left = (sum - minLoop - 1) >> 1;
        const outwards = Math.min(left - from, last - sum + left);
        const found = longest[sum * depth + outwards] ?? 0;
        if (found > best) best = found;
      }
      return best;
    },
  };
}
