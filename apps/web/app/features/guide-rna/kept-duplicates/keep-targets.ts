import { type KeptTarget, withKeptTargets, withoutKeptTargets } from '@cutsite/domain/guide-rna';
import { countInWords, countText } from '@cutsite/domain/text';
import type { GuideRnaBuilder } from '../project/use-builder.tsx';

const rowWord = { plate: 'well', tube: 'tube' } as const;

/** "two wells of one target", "3 repeated targets" */
function whatIsKept(meant: readonly KeptTarget[]): string {
  const targets = new Map(meant.map((one) => [one.target, one]));
  const [first] = targets.values();
  if (first === undefined || targets.size > 1) return countText(targets.size, 'repeated target');
  return `${countInWords(first.copies, rowWord[first.format])} of one target`;
}

/** The customer meant it: these warnings are answered, in one step that can be taken back. */
export function keepTargets(builder: GuideRnaBuilder, meant: readonly KeptTarget[]): void {
  const what = whatIsKept(meant);
  builder.edit({ label: `keep ${what}` }, (project) => ({
    ...project,
    meantTargets: withKeptTargets(project.meantTargets, meant),
  }));
  // Nothing on the screen shows it any more, so it is said where it can still be read.
  builder.showNotice(
    `Kept: ${what}. The check before you order still lists ${what.startsWith('1 ') ? 'it' : 'them'}.`,
    true,
  );
}

/** The customer is asked about it again. */
export function askAgain(builder: GuideRnaBuilder, target: Pick<KeptTarget, 'format' | 'target'>): void {
  builder.edit({ label: 'warn again about a repeated target' }, (project) => ({
    ...project,
    meantTargets: withoutKeptTargets(project.meantTargets, [target]),
  }));
}
