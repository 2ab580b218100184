/** The option that an arrow leads to; −1 is the text itself, between the last option and the first. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
