/**
 * For each target the first earlier row with the same one, or null. A repeated target is a warning, not an error:
 * two wells of one guide can be ordered. Empty targets repeat nothing.
 */
export function repeatedTargets(targets: readonly string[]): (number | null)[] {
  const first = new Map<string, number>();
  return targets.map((target, at) => {
    if (target === '') return null;
    const earlier = first.get(target);
    if (earlier === undefined) first.set(target, at);
    return earlier ?? null;
  });
}
