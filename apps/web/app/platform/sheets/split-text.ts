import { looksLikeFasta, splitAtSpaces } from '@cutsite/domain/sheet';

type Cells = readonly (readonly string[])[];

/** Called now and then with how much of the text is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

const separators = ['\t', ',', ';', '|'] as const;

/** Excel writes and reads a first line that names the separator. */
const separatorLine = /^\ufeff?sep=(.)\n/;

/** Rows between two reports of progress. */
const reportEvery = 2_000;

/** A tab is never part of a name; of the others, what stands in most of the first lines separates. */
function separatorOf(text: string): string | null {
  const lines = text
    .slice(0, 20_000)
    // What stands in quotes is a cell's own.
    .replace(/"[^"\n]*"/g, '""')
    .split('\n', 200)
    .filter((line) => line.trim() !== '');
  let best: { readonly separator: string; readonly lines: number } | null = null;
  for (const separator of separators) {
    const holding = lines.filter((line) => line.includes(separator)).length;
    if (separator === '\t' && holding > 0) return separator;
    if (holding * 2 >= lines.length && holding > (best?.lines ?? 0)) best = { separator, lines: holding };
  }
  return best?.separator ?? null;
}

/**
 * Splits pasted or uploaded text into cells: tabs, commas, semicolons, bars, or only spaces between name and sequence;
 * FASTA and one sequence a line give one cell a line. The parser of quoted cells is loaded when it is first used.
 */
export async function splitText(raw: string, onProgress: OnProgress = () => {}): Promise<Cells> {
  let text = raw.replace(/\r\n?/g, '\n');
  const declared = separatorLine.exec(text);
  if (declared !== null) text = text.slice(declared[0].length);
  const separator = declared?.[1] ?? separatorOf(text);
  if (looksLikeFasta([text.trimStart().slice(0, 2_000)])) return text.split('\n').map((line) => [line]);
  if (separator === null) return text.split('\n').map(splitAtSpaces);

  const { default: papaparse } = await import('papaparse');
  const rows: string[][] = [];
  let unclosed = false;
  papaparse.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      rows.push(data);
      unclosed ||= errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes');
      if (rows.length % reportEvery === 0) onProgress(meta.cursor / text.length);
    },
  });
  // A lone quote is a character of a name then, or it would swallow all lines below it.
  return unclosed ? text.split('\n').map((line) => line.split(separator)) : rows;
}
