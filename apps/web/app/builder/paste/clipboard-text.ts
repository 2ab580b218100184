/**
 * What a spreadsheet left on the clipboard, as text with a tab between cells. Excel, LibreOffice and Google Sheets give
 * plain text and HTML; a table that comes as HTML only, or whose plain text lost its cells, is read from the HTML.
 */
export function clipboardText(clipboard: Pick<DataTransfer, 'getData'>): string {
  const plain = clipboard.getData('text/plain');
  if (plain.includes('\t')) return plain;
  const html = clipboard.getData('text/html');
  const cells = html === '' ? [] : tableCells(html);
  const isBetter = plain.trim() === '' ? cells.length > 0 : cells.some((row) => row.length > 1);
  return isBetter ? cells.map((row) => row.join('\t')).join('\n') : plain;
}

/**
 * The cells of the tables in a piece of HTML. It is parsed apart from the page: no script runs and nothing is fetched.
 */
function tableCells(html: string): readonly (readonly string[])[] {
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr');
  return [...rows].map((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
}

/** Whether a text on the clipboard is the one that was put there: systems change its line ends. */
export const isSameText = (one: string, other: string): boolean => withLineFeeds(one) === withLineFeeds(other);

const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd();
