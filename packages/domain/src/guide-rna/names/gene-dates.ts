/**
 * Gene names that spreadsheets take for dates, by their month: the letters before the number, and the numbers there
 * are.
 */
const genesByMonth: Readonly<Record<string, readonly { readonly stem: string; readonly last: number }[]>> = {
  mar: [
    { stem: 'MARCH', last: 11 },
    { stem: 'MARC', last: 2 },
  ],
  sep: [{ stem: 'SEPT', last: 14 }],
  oct: [{ stem: 'OCT', last: 11 }],
  dec: [{ stem: 'DEC', last: 2 }],
};

/** Months as German spreadsheets write them. */
const otherWords: Readonly<Record<string, string>> = { mrz: 'mar', mär: 'mar', okt: 'oct', dez: 'dec' };
const monthNumbers: Readonly<Record<string, string>> = { '03': 'mar', '09': 'sep', '10': 'oct', '12': 'dec' };

/** 1-Mar, 01-Mar-26, 1. Mrz */
const dayFirst = /^(\d{1,2})(?:-|\. ?)([A-Za-zä]{3})(?:-\d{2,4})?$/;
/** Mar-01 */
const monthFirst = /^([A-Za-zä]{3})-(\d{1,2})$/;
/** 2026-03-01, with a time of midnight or not */
const yearFirst = /^\d{4}-(\d{2})-(\d{2})(?:[ T]00:00:00)?$/;

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

function dayAndMonth(name: string): readonly [day: string, month: string] | null {
  // Most names are no date, which two letters of them show.
  if (!isDigit(name.charAt(0)) && name.charAt(3) !== '-') return null;
  const [, day, month] = dayFirst.exec(name) ?? [];
  if (day !== undefined && month !== undefined) return [day, month];
  const [, word, number] = monthFirst.exec(name) ?? [];
  if (word !== undefined && number !== undefined) return [number, word];
  const [, monthNumber = '', dayNumber] = yearFirst.exec(name) ?? [];
  return dayNumber === undefined ? null : [dayNumber, monthNumbers[monthNumber] ?? ''];
}

/**
 * The gene names that a spreadsheet can have turned into this date: `2-Sep` was SEPT2, `1-Mar` was MARCH1 or MARC1.
 * None for a name that is no such date. They are the names as they were typed: the newer MARCHF1 and SEPTIN2 were given
 * because no spreadsheet takes them for dates.
 */
export function genesTakenForDate(name: string): readonly string[] {
  const date = name.length > 20 ? null : dayAndMonth(name.trim());
  if (date === null) return [];
  const [day, month] = date;
  const word = month.toLowerCase();
  const number = Number(day);
  const genes = genesByMonth[otherWords[word] ?? word] ?? [];
  return genes.filter(({ last }) => number >= 1 && number <= last).map(({ stem }) => `${stem}${number}`);
}
