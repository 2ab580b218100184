/** What was asked for and refused of several entries or media, by their ids. */
export interface BulkOutcome {
  readonly asked: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/**
 * What stays chosen after a bulk change: what was refused, as it is listed now, so that it can be tried again, and what
 * was chosen while the change was on its way (CT-52).
 *
 * @param chosen as it is when the answer is there, by id
 * @param listed rows of the page as they were read after the change
 */
export function remainingSelection<Row extends { readonly id: string }>(
  chosen: ReadonlyMap<string, Row>,
  listed: readonly Row[],
  { asked, refused }: BulkOutcome,
): ReadonlyMap<string, Row> {
  const meanwhile = [...chosen].filter(([id]) => !asked.has(id));
  const again = listed.flatMap((row) => (refused.has(row.id) && chosen.has(row.id) ? [[row.id, row] as const] : []));
  return new Map([...meanwhile, ...again]);
}
