/**
 * What is wrong with a list of migration files. Numbers may leave room (0010, 0020), so that two branches don't take
 * the same one; but no number is used twice, and names sort as numbers do, because migrations run in the order of
 * names. For the same reason a new one comes after all that were released: below one of them it would run before it
 * in a new database and after it in all others.
 */
export function findMigrationFaults(names: readonly string[], released: readonly string[] = []): string[] {
  const faults = released
    .filter((name) => !names.includes(name))
    .map((name) => `${name}: it was released, and is gone`);
  const lastReleased = released.toSorted().at(-1) ?? '';
  const byNumber = new Map<string, string>();
  for (const name of [...names].sort()) {
    const number = /^(\d{4})_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/.exec(name)?.[1];
    if (number === undefined) {
      faults.push(`${name}: the name should be NNNN_words_in_small_letters.sql`);
      continue;
    }
    const earlier = byNumber.get(number);
    if (earlier !== undefined) faults.push(`${name}: its number is taken by ${earlier}`);
    byNumber.set(number, name);
    if (name < lastReleased && !released.includes(name)) faults.push(`${name}: a new one comes after ${lastReleased}`);
  }
  return faults;
}
