/** A cell that a spreadsheet could take for a formula, however many times it was escaped before. */
const startsFormula = /^'*[=+\-@\t\r]/;
const escaped = /^'+[=+\-@\t\r]/;

/**
 * The cell as it is exported: one that begins with = + - @, a tab or a carriage return gets an apostrophe in front, so
 * that no spreadsheet computes it. {@link unescapeFormula} is its exact inverse, because what looks escaped already is
 * escaped once more.
 */
export function escapeFormula(cell: string): string {
  return startsFormula.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before it was exported. */
export function unescapeFormula(cell: string): string {
  return escaped.test(cell) ? cell.slice(1) : cell;
}
