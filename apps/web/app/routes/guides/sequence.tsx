import { SequenceGuidesPage } from '../../features/guides/sequence/sequence-guides-page.tsx';
import type { ReadPlatesToFill } from '../../platform/between-pages/plate-to-fill.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { monoFont: true };

export const meta = () => [
  { title: 'Guides for a sequence · Cutsite' },
  {
    name: 'description',
    content:
      'Every site of a gene editor in pasted DNA, with published scores where there are any, ready to be ordered.',
  },
];

/** The plates are those of the guide builder, which is loaded once they are asked for. */
const readPlates: ReadPlatesToFill = async () =>
  (await import('../../features/guide-rna/plates/plates-to-fill.ts')).platesToFill();

export default function GuidesForASequence() {
  return <SequenceGuidesPage goTo={useGoTo()} readPlates={readPlates} />;
}
