import { memo } from 'react';
import { difference } from './difference.ts';
import styles from './sequence-text.module.css';

interface SequenceTextProps {
  readonly text: string;
  /** Five for targets, ten for whole guides. */
  readonly group?: 5 | 10;
  /** Colour the bases: only where one sequence has the stage. */
  readonly coloured?: boolean;
  readonly marks?: boolean;
  readonly alphabet?: string;
  /** Show the first 20 and the last 6 bases of a long one. */
  readonly shorten?: boolean;
  readonly wrap?: boolean;
  /** Letter under letter as a field of the same font holds it: no gaps, no smaller marks, broken anywhere. */
  readonly typed?: boolean;
  /** The place, from 0, of a letter that is marked as wrong although it is one of the alphabet. */
  readonly wrongAt?: number | null;
}

const shownFirst = 20;
const shownLast = 6;

/** A sequence set in groups. The gap is a margin and no character, so a copy gives clean text. */
export const SequenceText = memo(function SequenceText(props: SequenceTextProps) {
  const { text, group = 5, coloured = false, marks = false, alphabet = 'ACGU', shorten = false } = props;
  const { wrap = false, typed = false, wrongAt = null } = props;
  const letters = sequenceLetters(text, { alphabet, marks }).map((letter, at) =>
    at === wrongAt ? { ...letter, wrong: true } : letter,
  );
  const hidden = shorten && letters.length > shownFirst + shownLast + 4 ? letters.length - shownFirst - shownLast : 0;
  const shown = hidden > 0 ? letters.slice(0, shownFirst) : letters;
  return (
    <code
      className={styles.sequence}
      data-wrap={wrap || undefined}
      data-typed={typed || undefined}
      data-group={group}
      translate="no"
    >
      <Groups letters={shown} size={group} coloured={coloured} />
      {hidden > 0 ? (
        <>
          <span className={styles.more} title={`${hidden} more`}>
            +{hidden}
          </span>
          <Groups letters={letters.slice(-shownLast)} size={group} coloured={coloured} />
        </>
      ) : null}
    </code>
  );
});

function Groups({ letters, size, coloured }: { letters: readonly SequenceLetter[]; size: number; coloured: boolean }) {
  return inGroups(letters, size).map((group, at) => (
    <span className={styles.group} key={at}>
      {isPlain(group, coloured)
        ? group.map(({ letter }) => letter).join('')
        : group.map((letter, index) => <Base key={index} base={letter} coloured={coloured} />)}
    </span>
  ));
}

const isPlain = (group: readonly SequenceLetter[], coloured: boolean): boolean =>
  !coloured && group.every(({ methyl, bond, wrong }) => !methyl && !bond && !wrong);

function Base({ base, coloured }: { base: SequenceLetter; coloured: boolean }) {
  return (
    <>
      {base.methyl ? <i className={styles.methyl}>m</i> : null}
      <b
        className={base.wrong ? styles.wrong : styles.base}
        data-base={coloured && !base.wrong ? base.letter.toUpperCase() : undefined}
        data-methyl={base.methyl || undefined}
      >
        {base.letter}
      </b>
      {base.bond ? <i className={styles.bond}>*</i> : null}
    </>
  );
}

interface SequenceDifferenceProps {
  readonly before: string;
  readonly after: string;
  /** Letters that count as right; others that stay are marked as wrong. Left out: nothing is judged. */
  readonly alphabet?: string;
}

/**
 * A repair before it happens: what goes is struck, what comes is marked, and so are bases that are written otherwise.
 */
export function SequenceDifference({ before, after, alphabet }: SequenceDifferenceProps) {
  return (
    <code className={styles.sequence} translate="no">
      {difference(before, after).map((part, at) => {
        const key = `${at}${part.kind}`;
        if (part.kind === 'gone') return <del key={key}>{part.text}</del>;
        if (part.kind === 'new' || part.kind === 'rewritten') return <ins key={key}>{part.text}</ins>;
        return <span key={key}>{alphabet === undefined ? part.text : judged(part.text, alphabet)}</span>;
      })}
    </code>
  );
}

const judged = (text: string, alphabet: string) =>
  sequenceLetters(text, { alphabet, marks: false }).map((base, index) => (
    <Base key={index} base={base} coloured={false} />
  ));

/** One base as it is drawn, with the marks of its chemistry. */
interface SequenceLetter {
  readonly letter: string;
  /** 2′-O-methyl: the `m` written before the base. */
  readonly methyl: boolean;
  /** Phosphorothioate bond after the base: the `*` written after it. */
  readonly bond: boolean;
  readonly wrong: boolean;
}

interface Reading {
  /** Letters that count as right; anything else is marked as wrong. */
  readonly alphabet: string;
  /** Read `m` and `*` as marks instead of wrong letters. */
  readonly marks: boolean;
}

/** The letters of a written sequence. Spaces are left out; a mark that belongs to no base stands alone as wrong. */
export function sequenceLetters(text: string, { alphabet, marks }: Reading): readonly SequenceLetter[] {
  const letters: SequenceLetter[] = [];
  let methyl = false;
  for (const letter of text) {
    if (letter.trim() === '') continue;
    const last = letters.at(-1);
    if (marks && letter === 'm' && !methyl) {
      methyl = true;
    } else if (marks && letter === '*' && last !== undefined && !last.bond && !last.wrong && !methyl) {
      letters[letters.length - 1] = { ...last, bond: true };
    } else {
      letters.push({ letter, methyl, bond: false, wrong: !alphabet.includes(letter.toUpperCase()) });
      methyl = false;
    }
  }
  if (methyl) letters.push({ letter: 'm', methyl: false, bond: false, wrong: true });
  return letters;
}

/** Groups of five or ten. The gap between them is drawn, never a character, so that copying gives clean text. */
export function inGroups<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, at * size + size));
}
