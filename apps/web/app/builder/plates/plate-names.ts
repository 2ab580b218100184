/** Gives out names that no plate has yet: 'Plate 2' becomes 'Plate 3', 'KO screen' becomes 'KO screen 2'. */
export function plateNamer(names: Iterable<string>): (wanted: string) => string {
  const taken = new Set<string>();
  for (const name of names) taken.add(name.trim());
  return (wanted) => {
    const [, stem = wanted, number = '1'] = /^(Plate) (\d{1,6})$/.exec(wanted) ?? [];
    let name = wanted;
    for (let next = Number(number) + 1; taken.has(name.trim()); next += 1) name = `${stem} ${next}`;
    taken.add(name.trim());
    return name;
  };
}
