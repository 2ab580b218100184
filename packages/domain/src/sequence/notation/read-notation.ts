import { baseCount } from '../base-count.ts';
import {
  bondSign,
  bracketed,
  type Chemistry,
  hintOfNotation,
  type Sugar,
  separator,
  slashed,
  slashedBases,
  slashedEnds,
  sugarLetters,
  sugarWords,
  unexplained,
} from './notation-tokens.ts';

/** A sequence that is written with its chemistry, taken apart. */
export interface NotationReading {
  /** The bases alone, each as it is written: A, C, G, T or U, in capitals or not. */
  readonly bases: string;
  /**
   * The bases with `m` before each 2′-O-methyl and `*` behind each phosphorothioate bond; other chemistry is not in it.
   */
  readonly marked: string;
  /** All chemistry that is asked for, each once, in the order in which it is met. */
  readonly chemistry: readonly Chemistry[];
  /** Marks that mean nothing here, as written: `/iSp9/`. Without them only is the reading whole. */
  readonly unknown: readonly string[];
  /** Written as IDT writes: `r` before each base, or names between slashes. */
  readonly isIdt: boolean;
}

interface Base {
  readonly letter: string;
  readonly sugar: Sugar | null;
  bond: boolean;
}

const isCapitalBase = (letter: string): boolean => letter !== '' && 'ACGTU'.includes(letter);
const isBase = (letter: string): boolean => isCapitalBase(letter) || 'acgtu'.includes(letter);

/** Goes through a text from left to right; what stands in brackets is gone through in the same way. */
class Reader {
  readonly bases: Base[] = [];
  readonly unknown: string[] = [];
  hasEnds = false;
  hasSlashes = false;
  /** A sugar that waits for its base, as written. */
  #waiting: { readonly sugar: Sugar; readonly written: string } | null = null;

  read(text: string): void {
    let at = 0;
    while (at < text.length) at += this.#step(text, at);
  }

  /** Ends the text: a sugar without a base is a mark that means nothing. */
  finish(): void {
    if (this.#waiting !== null) this.unknown.push(this.#waiting.written);
    this.#waiting = null;
  }

  /** Reads what begins at a place, and says how long it is. */
  #step(text: string, at: number): number {
    const letter = text.charAt(at);
    if (isBase(letter)) return this.#base(letter);
    const next = text.charAt(at + 1);
    const sugar = isCapitalBase(next) || '[({'.includes(next || ' ') ? sugarLetters[letter] : undefined;
    if (sugar !== undefined) return this.#sugar(sugar, letter);
    const found = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = at;
      return pattern.exec(text);
    };
    const last = this.bases.at(-1);
    if (last !== undefined && isCapitalBase(last.letter) && !last.bond && this.#waiting === null) {
      const bond = found(bondSign);
      if (bond !== null) last.bond = true;
      if (bond !== null) return bond[0].length;
    }
    const gap = found(separator);
    if (gap !== null) return gap[0].length;
    for (const [word, meant] of sugarWords) {
      const match = found(word);
      if (match !== null) return this.#sugar(meant, match[0]);
    }
    const name = found(slashed);
    if (name !== null) return this.#slashed(name[0], name[1] ?? '');
    const bracket = found(bracketed);
    if (bracket !== null) return this.#bracketed(bracket[0], bracket[1] ?? bracket[2] ?? bracket[3] ?? '');
    return this.#unknown(found(unexplained)?.[0] ?? letter);
  }

  #base(letter: string): number {
    this.bases.push({ letter, sugar: this.#waiting?.sugar ?? null, bond: false });
    this.#waiting = null;
    return 1;
  }

  #sugar(sugar: Sugar, written: string): number {
    this.finish();
    this.#waiting = { sugar, written };
    return written.length;
  }

  #slashed(written: string, name: string): number {
    this.hasSlashes = true;
    for (const [pattern, sugar] of slashedBases) {
      const [, letter] = pattern.exec(name) ?? [];
      if (letter === undefined) continue;
      this.finish();
      this.bases.push({ letter, sugar, bond: false });
      return written.length;
    }
    if (slashedEnds.test(name)) this.hasEnds = true;
    else this.unknown.push(written);
    return written.length;
  }

  #bracketed(written: string, content: string): number {
    const before = this.unknown.length;
    this.read(content);
    if (this.unknown.length > before) this.#unknown(written, before);
    return written.length;
  }

  #unknown(written: string, from = this.unknown.length): number {
    this.unknown.splice(from, this.unknown.length, written);
    this.#waiting = null;
    return written.length;
  }
}

/** Fewer bases with something strange between them are a name or a word. */
const minBases = 5;

/** A guide of 120 bases takes a tenth of it in the longest notation; what is longer is no guide (promise F6). */
const maxTextLength = 20_000;

/**
 * Reads a sequence in the notation of another vendor or of a paper: `rGrUrC`, `mG*mC*`, `/AltR1/…/AltR2/`, `[mA]`,
 * `2′-O-Me-G`, `GsCs`, `+G`, dashes and spaces between the bases. Nothing is guessed: what is not understood is named
 * in `unknown`. Null where the text holds no such notation.
 */
export function readNotation(text: string): NotationReading | null {
  if (text.length > maxTextLength || !hintOfNotation.test(text)) return null;
  const reader = new Reader();
  reader.read(text);
  reader.finish();
  const { bases, unknown, hasEnds, hasSlashes } = reader;
  const isNoted = hasSlashes || bases.some(({ sugar, bond }) => sugar !== null || bond);
  const namesMark = unknown.some((mark) => /^[/[({]/.test(mark));
  if (bases.length < minBases || (!isNoted && !namesMark)) return null;
  const written = new Set(bases.map(({ sugar }) => sugar));
  // Beside `rG`, a letter alone is DNA for IDT; where all bases are DNA, they are the letters of a target.
  const isMixed = written.has('rna') && written.has(null);
  const isAllDna = written.size === 1 && written.has('dna');
  const chemistry = new Set<Chemistry>(hasEnds ? ['idt_ends'] : []);
  for (const { sugar, bond } of bases) {
    if (sugar !== null && sugar !== 'rna' && !(sugar === 'dna' && isAllDna)) chemistry.add(sugar);
    if (sugar === null && isMixed) chemistry.add('dna');
    if (bond) chemistry.add('bond');
  }
  return {
    bases: bases.map(({ letter }) => letter).join(''),
    marked: bases
      .map(({ letter, sugar, bond }) => `${sugar === 'methyl' ? 'm' : ''}${letter}${bond ? '*' : ''}`)
      .join(''),
    chemistry: [...chemistry],
    unknown: [...new Set(unknown)],
    isIdt: hasSlashes || written.has('rna'),
  };
}

/**
 * The number of bases as a reader counts them, in whichever notation: twenty for `rG` and nineteen others. Rules count
 * by {@link baseCount} until a notation is read.
 */
export function writtenBases(text: string): number {
  return readNotation(text)?.bases.length ?? baseCount(text);
}
