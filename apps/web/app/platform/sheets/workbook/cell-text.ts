/** What a cell of a workbook holds, as its reader gives it. */
export type CellContent = string | number | boolean | Date | null | undefined;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A cell as the spreadsheet shows it. A date comes back as 1-Mar: that is what a spreadsheet makes of the gene names
 * MARCH1 and MARC1, and the text must stay recognisable.
 */
export function cellText(content: CellContent): string {
  if (content === null || content === undefined) return '';
  if (content instanceof Date) return `${content.getUTCDate()}-${months[content.getUTCMonth()] ?? ''}`;
  if (typeof content === 'boolean') return content ? 'TRUE' : 'FALSE';
  return String(content);
}
