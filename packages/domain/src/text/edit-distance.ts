/**
 * How many characters have to be put in, taken out, changed or swapped with their neighbour to make one word into
 * another.
 *
 * @param most what is farther apart is not measured: `most + 1` is the answer
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1);
      let best = Math.min(changed, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) best = Math.min(best, (beforeLast[at - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    [beforeLast, last] = [last, next];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}
