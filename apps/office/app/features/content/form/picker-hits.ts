/** Hits that a picker shows at most: what fits below a field. */
const maxShown = 8;

/**
 * What a picker shows of what is found, and how it says that there is more.
 *
 * @param total how many are found in all, with those that are taken
 */
export function pickerHits<Entry extends { readonly id: string }>(
  found: readonly Entry[],
  { total, taken }: { readonly total: number; readonly taken: readonly string[] },
): { readonly shown: readonly Entry[]; readonly more: string | null } {
  const free = found.filter(({ id }) => !taken.includes(id));
  const all = total - (found.length - free.length);
  const shown = free.slice(0, maxShown);
  const more = all > shown.length ? `The first ${shown.length} of ${all}. Type to find the others.` : null;
  return { shown, more };
}
