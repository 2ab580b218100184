/** A row with the target of an earlier one. */
export interface RepeatedTarget {
  /** The place of the first row with this target. */
  readonly first: number;
  /** How many rows have it, the first one included. */
  readonly copies: number;
}

/**
 * For each target the first earlier row with the same one, or null. A repeated target is a warning, not an error:
 * two wells of one guide can be ordered. Empty targets repeat nothing. Linear.
 */
export function repeatedTargets(targets: readonly string[]): (RepeatedTarget | null)[] {
  const found = new Map<string, { readonly first: number; copies: number }>();
  for (const [at, target] of targets.entries()) {
    const known = found.get(target);
    if (known === undefined) found.set(target, { first: at, copies: 1 });
    else known.copies += 1;
  }
  return targets.map((target, at) => {
    const repeated = found.get(target);
    return target === '' || repeated === undefined || repeated.first === at ? null : repeated;
  });
}
