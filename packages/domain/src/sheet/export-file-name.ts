/** What a file name holds of a project's or a plate's name; longer names are cut. */
const mostLetters = 60;

/**
 * The name of an exported file, with the time at which it was made: `EGFR-screen-20261121-083705.xlsx`
 * (LI-5). The time is that of the clock on the wall where the file is made. Only letters, digits, hyphens
 * and underscores of the name are kept, which every file system takes; `unnamed` stands in where none is left.
 */
export function exportFileName(name: string, at: Date, extension: 'csv' | 'xlsx', unnamed: string): string {
  const words = name
    .slice(0, mostLetters)
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  const time = `${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}`;
  return `${words || unnamed}-${day}-${time}.${extension}`;
}
