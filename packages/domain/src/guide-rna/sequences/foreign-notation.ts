import { type Chemistry, type NotationReading, readNotation } from '../../sequence/index.ts';
import type { FaultParams } from '../faults/fault.ts';
import type { Modification } from '../options/gene-editors.ts';

/** Chemistry that user-defined sequences have no letters for, as it is called in a sentence. */
const withoutLetters: Readonly<Partial<Record<Chemistry, string>>> = {
  lna: 'LNA',
  fluoro: '2\u2032-fluoro',
  moe: '2\u2032-MOE',
  dna: 'DNA between RNA',
};

/**
 * The chemistry of a reading that a user-defined sequence cannot ask for: it has `m` and `*` (GR-75). Null
 * where it can say all of it. Groups at the ends are no part of the sequence.
 */
export function chemistryWithoutLetters({ chemistry }: NotationReading): string | null {
  return chemistry.map((one) => withoutLetters[one]).find((word) => word !== undefined) ?? null;
}

/**
 * Bases of DNA and RNA and the marks of user-defined sequences: counted as they stand, whatever is wrong with them
 * (ruling 3).
 */
const countedAsTyped = /^[ACGTUMN*\s-]*$/i;

/** What another vendor's notation in a sequence means for what is said about it. */
export interface ForeignNotation {
  /** What is in the way of reading it, for {@link faultDetail}. */
  readonly params: FaultParams | undefined;
  /** The number of bases, where it is known which letters are some; otherwise null. */
  readonly bases: number | null;
}

/** So many letters are named. */
const lettersNamed = 4;

const backwards = /^\W{0,3}3[^A-Za-z]{1,5}(?:[A-Za-z]|5\W)|^\(?3\W{0,2}\s?to\s?5/;

/** The letters that are no bases, each with its place; or that the sequence is written the other way round. */
function inTheWay(typed: string): FaultParams | undefined {
  const letters = [...typed.replace(/\s+/g, '')].flatMap((letter, at) =>
    /\p{L}/u.test(letter) && !/[ACGTU]/i.test(letter) ? [{ letter, place: at + 1 }] : [],
  );
  if (backwards.test(typed)) return { direction: '3\u2032 to 5\u2032' };
  if (letters.length === 0) return undefined;
  const named = letters.slice(0, lettersNamed).map(({ letter, place }) => `${letter}${alphabetOf(letter)} at ${place}`);
  const more = letters.length - named.length;
  return { letters: `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}` };
}

/** Letters that look like ours on the screen. */
function alphabetOf(letter: string): string {
  if (/\p{Script=Cyrillic}/u.test(letter)) return ' (Cyrillic)';
  return /\p{Script=Greek}/u.test(letter) ? ' (Greek)' : '';
}

/**
 * Looks at a sequence that the rules refuse. In capitals, marks cannot be told apart from bases, so it is read as
 * typed.
 */
export function foreignNotation(typed: string, modifications: Modification): ForeignNotation {
  const reading = readNotation(typed);
  if (reading === null) return { params: modifications === 'User-Defined' ? undefined : inTheWay(typed), bases: null };
  const mark = reading.unknown.find((one) => !/^[m*]+$/.test(one));
  const chemistry = modifications === 'User-Defined' ? chemistryWithoutLetters(reading) : null;
  const params = mark !== undefined ? { mark } : chemistry !== null ? { chemistry } : undefined;
  // Marks between slashes or in brackets are no bases, whatever they mean.
  const isRead = reading.unknown.every((one) => /^[/[({]/.test(one)) && !countedAsTyped.test(typed);
  return { params, bases: isRead ? reading.bases.length : null };
}
