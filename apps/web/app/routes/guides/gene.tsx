import { GeneGuidesPage } from '../../features/guides/gene/gene-guides-page.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { useGoTo } from '../../platform/version/go-to.ts';

export const handle: PageHandle = { monoFont: true };

export const meta = () => [
  { title: 'Guides for a gene · Cutsite' },
  {
    name: 'description',
    content: 'The known guides of a gene, with PAM, place and what else they hit, ready to be ordered.',
  },
];

export default function GuidesForAGene() {
  return <GeneGuidesPage goTo={useGoTo()} />;
}
