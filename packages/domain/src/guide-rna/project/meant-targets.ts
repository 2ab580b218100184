import { upperCaseBases, withoutWhitespace } from '../../sequence/index.ts';
import type { ProductFormat } from '../options/options.ts';

/**
 * A target that is meant to be ordered several times: replicate wells, controls. It says of the target what the
 * customer said, and names no wells, so that it holds wherever on its plates the target stands.
 */
export interface MeantTarget {
  /** Wells of plates, or tubes: what is meant of the one says nothing about the other. */
  readonly format: ProductFormat;
  /** As {@link targetMeant} writes it. */
  readonly target: string;
  /** So many wells of one plate, or so many tubes. With one more of them the customer is asked again. */
  readonly copies: number;
}

/**
 * One way to write a target: RNA in capitals without whitespace, so that a repair of writing changes nothing that was
 * said.
 */
export const targetMeant = (sequence: string): string =>
  upperCaseBases(withoutWhitespace(sequence).replace(/t/gi, 'U'));

/** Whether so many wells of a plate, or tubes, with this target are meant. */
export type IsMeant = (sequence: string, format: ProductFormat, copies: number) => boolean;

const nothingIsMeant: IsMeant = () => false;

/** Reads a list once, to be asked about many rows. */
export function meantAmong(meantTargets: readonly MeantTarget[]): IsMeant {
  if (meantTargets.length === 0) return nothingIsMeant;
  const most = new Map(meantTargets.map(({ format, target, copies }) => [`${format} ${target}`, copies]));
  return (sequence, format, copies) => copies <= (most.get(`${format} ${targetMeant(sequence)}`) ?? 0);
}

/** The list with more in it. What was meant before stays meant; of two numbers the larger one counts. */
export function alsoMeant(meantTargets: readonly MeantTarget[], more: readonly MeantTarget[]): readonly MeantTarget[] {
  const merged = new Map<string, MeantTarget>();
  for (const one of [...meantTargets, ...more]) {
    const key = `${one.format} ${one.target}`;
    const before = merged.get(key);
    if (before === undefined || before.copies < one.copies) merged.set(key, one);
  }
  return [...merged.values()];
}

/** The list without these targets: they are asked about again. */
export function notMeant(
  meantTargets: readonly MeantTarget[],
  gone: readonly Pick<MeantTarget, 'format' | 'target'>[],
): readonly MeantTarget[] {
  return meantTargets.filter(
    ({ format, target }) => !gone.some((one) => one.format === format && one.target === target),
  );
}

/**
 * Every target that stands more than once among these, as many times as it does: for rows that were ordered like this.
 */
export function allMeant(sequences: readonly string[], format: ProductFormat): readonly MeantTarget[] {
  const copies = new Map<string, number>();
  for (const sequence of sequences) {
    const target = targetMeant(sequence);
    if (target !== '') copies.set(target, (copies.get(target) ?? 0) + 1);
  }
  return [...copies].flatMap(([target, count]) => (count > 1 ? [{ format, target, copies: count }] : []));
}
