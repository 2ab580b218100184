/** A day of some year, which a spreadsheet made of a name such as MARCH1. Months count from 1. */
export interface ReadDate {
  readonly month: number;
  readonly day: number;
}

/** Months by their beginnings, as spreadsheets write them in English, German, French, Spanish, Italian and Dutch. */
const monthWords: readonly (readonly string[])[] = [
  ['jan', 'janv', 'january', 'januar', 'ene', 'gen'],
  ['feb', 'february', 'februar', 'fév', 'févr'],
  ['mar', 'march', 'mär', 'märz', 'mrz', 'mars', 'mrt', 'maart'],
  ['apr', 'april', 'avr', 'abr'],
  ['may', 'mai', 'mei', 'mag'],
  ['jun', 'june', 'juni', 'juin', 'giu'],
  ['jul', 'july', 'juli', 'juil', 'lug'],
  ['aug', 'august', 'août', 'ago'],
  ['sep', 'sept', 'september', 'septembre', 'set'],
  ['oct', 'october', 'okt', 'oktober', 'ott'],
  ['nov', 'november'],
  ['dec', 'december', 'dez', 'dezember', 'déc', 'dic'],
];
const monthOfWord = new Map(monthWords.flatMap((words, at) => words.map((word) => [word, at + 1] as const)));

/** Days since the last of 1899, as spreadsheets count: from 2000 to 2049, when somebody opened the file. */
const firstSerial = 36_526;
const lastSerial = 54_788;

function isDay(day: number): boolean {
  return day >= 1 && day <= 31;
}

function readSerial(text: string): ReadDate[] {
  const serial = Number(text);
  if (serial < firstSerial || serial > lastSerial) return [];
  const date = new Date(Date.UTC(1899, 11, 30 + serial));
  return [{ month: date.getUTCMonth() + 1, day: date.getUTCDate() }];
}

/** Two numbers that may be month and day in either order. */
function inEitherOrder(one: number, other: number): ReadDate[] {
  const dates = [
    { month: one, day: other },
    { month: other, day: one },
  ].filter(({ month, day }) => month >= 1 && month <= 12 && isDay(day));
  return one === other ? dates.slice(0, 1) : dates;
}

/** A month's word with one or two numbers around it: 1-Mar, Sep-2, 1. Mrz 2021, March 1, 2021. */
function readWithWord(text: string): ReadDate[] {
  const match = /^(?:(\d{1,2})[-/. ]{0,2})?(\p{L}{3,9})\.?(?:[-/. ]{1,2}(\d{1,4}))?(?:[-/., ]{1,2}(\d{2,4}))?$/u.exec(
    text,
  );
  const [, before, word = '', after, year] = match ?? [];
  const month = monthOfWord.get(word.toLowerCase());
  const day = Number(before ?? after ?? Number.NaN);
  if (month === undefined || !isDay(day) || (before !== undefined && year !== undefined)) return [];
  return [{ month, day }];
}

/**
 * The days that a text may stand for: 1-Mar, Sep-2, 9/7, 2006/09/07, 01.03.2021, 44075. In two numbers either may be
 * the month. Empty for what is no date.
 */
export function readSpreadsheetDate(text: string): readonly ReadDate[] {
  // Most names are none of it: a date begins with a number, or has something between its parts.
  if (text.length > 24 || !/^\d|[-/. ]\d/.test(text)) return [];
  if (/^\d{5}(?:\.0+)?$/.test(text)) return readSerial(text);
  const date = text.replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[AP]M)?$/i, '');
  const parts = /^(\d{1,4})([-/.])(\d{1,2})(?:\2(\d{1,4}))?\.?$/.exec(date);
  if (parts === null) return readWithWord(date);
  const [, first = '', , second = '', third] = parts;
  if (first.length === 4) return third === undefined ? [] : inEitherOrder(Number(second), Number(third)).slice(0, 1);
  return first.length > 2 ? [] : inEitherOrder(Number(first), Number(second));
}

/** What the names of genes begin with that spreadsheets take for a month, and what these families are called today. */
const familiesOfMonth: readonly (readonly string[])[] = [
  ['JAN'],
  ['FEB'],
  ['MARCH', 'MARC', 'MAR', 'MARCHF', 'MTARC'],
  ['APR'],
  ['MAY'],
  ['JUN'],
  ['JUL'],
  ['AUG'],
  ['SEPT', 'SEP', 'SEPTIN'],
  ['OCT'],
  ['NOV'],
  ['DEC', 'DELEC'],
];

/** Every name that could have become this date: MARCH1, MARC1, MAR1, MAR-1 … for 1 March. */
export function namesBehindDate({ month, day }: ReadDate): readonly string[] {
  return (familiesOfMonth[month - 1] ?? []).flatMap((family) => [`${family}${day}`, `${family}-${day}`]);
}

/** A number in scientific notation, as far as the spreadsheet showed it: 2.31E+19 has the digits 231. */
export interface ReadNumber {
  readonly digits: string;
  readonly exponent: number;
}

/** Reads 2.31E+19, 2,31E+19 and 231E17. Null for any other text; nothing negative was ever a name. */
export function readSpreadsheetNumber(text: string): ReadNumber | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,14}))?E\+?(\d{1,3})$/i.exec(text);
  if (match === null) return null;
  const [, whole = '', decimals = '', exponent = ''] = match;
  const digits = (whole + decimals).replace(/^0+/, '');
  if (digits === '') return null;
  return { digits, exponent: Number(exponent) + whole.replace(/^0+/, '').length - 1 };
}

/**
 * The number that a spreadsheet makes of a clone's name: 2310009E13Rik without its end is 2310009 × 10^13. Null for
 * names that it leaves alone.
 */
export function numberOfCloneName(name: string): ReadNumber | null {
  if (name.length < 10 || name.length > 13) return null;
  const match = /^(\d{7})E(\d{2})(?:RIK)?$/i.exec(name);
  return match === null ? null : readSpreadsheetNumber(`${match[1]}E${match[2]}`);
}

/**
 * Whether a shown number can be what became of a clone's: as many of its digits as are shown, rounded as a spreadsheet
 * does. Some programs keep the exponent of the name itself, which is six less.
 */
export function isNumberShownAs(clone: ReadNumber, shown: ReadNumber): boolean {
  const ownExponent = clone.exponent - (clone.digits.length - 1);
  if (shown.exponent !== clone.exponent && shown.exponent !== ownExponent) return false;
  const places = shown.digits.length;
  if (places >= clone.digits.length) return shown.digits.replace(/0+$/, '') === clone.digits.replace(/0+$/, '');
  const rounded = Math.round(Number(clone.digits) / 10 ** (clone.digits.length - places));
  return String(rounded) === shown.digits;
}
