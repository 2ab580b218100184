/** What one name is to the others of its group; null where it is unlike all of them. */
export type NameLikeness = { readonly kind: 'same' } | { readonly kind: 'case_only'; readonly other: string } | null;

/**
 * Compares trimmed names with each other, exactly; a difference in letter case only is distinguished, because it is a
 * warning (ruling 36). Empty names are like nothing. One pass to count, one to answer: linear in the number of names.
 */
export function compareNames(names: readonly string[]): NameLikeness[] {
  const spellings = new Map<string, Map<string, number>>();
  const lowerCased = names.map((name) => name.toLowerCase());
  for (const [at, name] of names.entries()) {
    const lower = lowerCased[at] ?? '';
    const group = spellings.get(lower) ?? new Map<string, number>();
    group.set(name, (group.get(name) ?? 0) + 1);
    spellings.set(lower, group);
  }
  return names.map((name, at) => {
    if (name === '') return null;
    const group = spellings.get(lowerCased[at] ?? '');
    if (group === undefined) return null;
    if ((group.get(name) ?? 0) > 1) return { kind: 'same' };
    const [first, second] = group.keys();
    const other = first === name ? second : first;
    return other === undefined ? null : { kind: 'case_only', other };
  });
}
