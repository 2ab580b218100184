const mustBeQuoted = /[",;\t\r\n]|^\s|\s$/;

function quoted(cell: string | number): string {
  const text = String(cell);
  return mustBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The rows as CSV after RFC 4180: commas, CRLF, quotes where needed. With a byte order mark, without which Excel takes
 * UTF-8 for the code page of the machine.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}
