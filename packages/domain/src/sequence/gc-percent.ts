/** The share of G and C among A, C, G, T and U in percent, unrounded; null where there is no base at all. */
export function gcPercent(sequence: string): number | null {
  let bases = 0;
  let strong = 0;
  for (const letter of sequence.toUpperCase()) {
    if (letter === 'G' || letter === 'C') strong += 1;
    if ('ACGTU'.includes(letter)) bases += 1;
  }
  return bases === 0 ? null : (100 * strong) / bases;
}
