/** "Round one copy", "Round one copy 2": the first name of that kind that no project of the list carries yet. */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = name.trim().replace(/ copy(?: \d+)?$/, '') || 'Project';
  const names = new Set(taken);
  let copy = `${stem} copy`;
  for (let number = 2; names.has(copy); number += 1) copy = `${stem} copy ${number}`;
  return copy;
}
