import type { DraftRecord } from '../draft/draft-record.ts';

/** Every word of the search stands in the project's name, or in the name of one of its plates, guides or tubes. */
export function findProjects(records: readonly DraftRecord[], search: string): readonly DraftRecord[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return records;
  return records.filter(({ project: { name, plates, tubes } }) => {
    const text = [
      name,
      ...plates.flatMap((plate) => (plate.wells.length === 0 ? [] : [plate.name, ...plate.wells.map(nameOf)])),
      ...tubes.map(nameOf),
    ]
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const nameOf = ({ name }: { readonly name: string }): string => name;
