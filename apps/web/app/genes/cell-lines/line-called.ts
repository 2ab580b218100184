import type { CatalogueCellLine } from '@cutsite/domain/gene';

/** A name as lines are compared: "K562" finds "K-562". */
export const lineKey = (name: string): string => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The line that a text names exactly, by its name or a synonym; null where none is so called. */
export function lineCalled(typed: string, lines: readonly CatalogueCellLine[]): CatalogueCellLine | null {
  const wanted = lineKey(typed);
  if (wanted === '') return null;
  return lines.find(({ name, synonyms }) => [name, ...synonyms].some((one) => lineKey(one) === wanted)) ?? null;
}
