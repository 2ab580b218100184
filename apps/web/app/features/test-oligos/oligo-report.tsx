import { moneyText } from '@cutsite/domain/money';
import { useLivePriceOf } from '../../builder/price-bar/live-price.ts';
import { plateInView } from '../../builder/project/builder-project.ts';
import { BlockedVerdict, ProjectReportFrame } from '../../builder/report/project-report.tsx';
import { useProject } from './oligo-product.ts';
import { oligoPrice, oligosBlockedBecause } from './oligo-rules.ts';

/** All plates on one page, before they are ordered. */
export function OligoReport({ onClose }: { readonly onClose: () => void }) {
  const project = useProject();
  const { price } = useLivePriceOf(project, oligoPrice);
  const count = project.plates.reduce((sum, { wells }) => sum + wells.length, 0);
  return (
    <ProjectReportFrame
      projectName={project.name}
      verdict={<BlockedVerdict blocked={oligosBlockedBecause(project) ?? price?.refusal ?? null} />}
      figures={[
        { label: 'Oligos', value: String(count), note: `dye ${plateInView(project).dye}` },
        { label: 'Plates', value: String(project.plates.length) },
        { label: 'Price', value: price === undefined ? 'loading' : moneyText(price.subtotal) },
      ]}
      onClose={onClose}
    >
      {null}
    </ProjectReportFrame>
  );
}
