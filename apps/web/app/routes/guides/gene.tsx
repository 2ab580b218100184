import { GeneGuidesPage } from '../../features/guides/gene/gene-guides-page.tsx';
import type { ReadPlatesToFill } from '../../platform/between-pages/plate-to-fill.ts';
import { useGoTo } from '../../platform/loading/go-to.ts';
import type { PageHandle } from '../../platform/page-handle.ts';

export const handle: PageHandle = { monoFont: true };

export const meta = () => [
  { title: 'Guides for a gene · Cutsite' },
  {
    name: 'description',
    content: 'The known guides of a gene, with PAM, place and what else they hit, ready to be ordered.',
  },
];

/** The plates are those of the guide builder, which is loaded once they are asked for. */
const readPlates: ReadPlatesToFill = async () =>
  (await import('../../features/guide-rna/plates/plates-to-fill.ts')).platesToFill();

export default function GuidesForAGene() {
  return <GeneGuidesPage goTo={useGoTo()} readPlates={readPlates} />;
}
