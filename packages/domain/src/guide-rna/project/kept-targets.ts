import { upperCaseBases, withoutWhitespace } from '../../sequence/index.ts';
import type { ProductFormat } from '../options/options.ts';

/**
 * A target that is ordered several times on purpose: replicate wells, controls. It names no wells, so that it holds
 * wherever on its plates the target is. In drafts the field is called `meantTargets`, as in those saved before.
 */
export interface KeptTarget {
  /** Wells of plates, or tubes: what is kept of the one says nothing about the other. */
  readonly format: ProductFormat;
  /** As {@link normalTarget} writes it. */
  readonly target: string;
  /** So many wells of one plate, or so many tubes. With one more of them the customer is asked again. */
  readonly copies: number;
}

/**
 * One way to write a target: RNA in capitals without whitespace, so that a repair of writing changes nothing that was
 * said.
 */
export const normalTarget = (sequence: string): string =>
  upperCaseBases(withoutWhitespace(sequence).replace(/t/gi, 'U'));

/** Whether so many wells of a plate, or tubes, with this target are kept. */
export type IsKept = (sequence: string, format: ProductFormat, copies: number) => boolean;

const nothingIsKept: IsKept = () => false;

/** Reads a list once, to be asked about many rows. */
export function isKeptAmong(meantTargets: readonly KeptTarget[]): IsKept {
  if (meantTargets.length === 0) return nothingIsKept;
  const most = new Map(meantTargets.map(({ format, target, copies }) => [`${format} ${target}`, copies]));
  return (sequence, format, copies) => copies <= (most.get(`${format} ${normalTarget(sequence)}`) ?? 0);
}

/** The list with more in it. What was kept before stays kept; of two numbers the larger one counts. */
export function withKeptTargets(
  meantTargets: readonly KeptTarget[],
  more: readonly KeptTarget[],
): readonly KeptTarget[] {
  const merged = new Map<string, KeptTarget>();
  for (const one of [...meantTargets, ...more]) {
    const key = `${one.format} ${one.target}`;
    const before = merged.get(key);
    if (before === undefined || before.copies < one.copies) merged.set(key, one);
  }
  return [...merged.values()];
}

/** The list without these targets: they are asked about again. */
export function withoutKeptTargets(
  meantTargets: readonly KeptTarget[],
  gone: readonly Pick<KeptTarget, 'format' | 'target'>[],
): readonly KeptTarget[] {
  return meantTargets.filter(
    ({ format, target }) => !gone.some((one) => one.format === format && one.target === target),
  );
}

/**
 * Every target that stands more than once among these, as many times as it does: for rows that were ordered like this.
 */
export function repeatedTargets(sequences: readonly string[], format: ProductFormat): readonly KeptTarget[] {
  const copies = new Map<string, number>();
  for (const sequence of sequences) {
    const target = normalTarget(sequence);
    if (target !== '') copies.set(target, (copies.get(target) ?? 0) + 1);
  }
  return [...copies].flatMap(([target, count]) => (count > 1 ? [{ format, target, copies: count }] : []));
}
