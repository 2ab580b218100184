import { readExpressLines } from '@cutsite/domain/express-knockout';

/** Headings stand in the first lines; more need not be read to find one. */
const maxCharactersRead = 4000;

/**
 * Whether a pasted text goes into the list field as it stands: sequences one a line, without cells, names of a FASTA
 * file or a heading, which would become a line of the list.
 * @param room how many lines the list still takes
 */
export const isPlainList = (pasted: string, room: number): boolean =>
  !/[\t,;>]/.test(pasted) &&
  pasted.split('\n').length <= room &&
  readExpressLines(pasted.slice(0, maxCharactersRead)).column === null;
