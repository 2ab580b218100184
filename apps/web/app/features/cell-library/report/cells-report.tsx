import { poolRack } from '@cutsite/domain/cell-library';
import { geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { GenePlatesReport, priceFigure } from '../../../genes/report/gene-plates-report.tsx';
import { useCheckedCells } from '../check/use-check.ts';
import { useProject } from '../draft/cells-drafts.ts';
import { faultText } from '../faults/fault-text.ts';
import { useCellsPrice } from '../price/use-cells-price.ts';
import { blockedBecause } from '../purchase/cells-cart.ts';

/** The whole library on one page, before it is paid (CL-25). */
export function CellsReport({ onClose }: { readonly onClose: () => void }) {
  const draft = useProject();
  const { library, version, racks, slotsPerRack, pools } = useCheckedCells();
  const { price } = useCellsPrice();
  const { ntc1, ntc2, mockWT } = draft.controls;
  return (
    <GenePlatesReport
      projectName={draft.name}
      figures={[
        {
          label: 'Pools',
          value: String(library?.orderable ?? 0),
          note: countText(draft.replicates, 'copy', 'copies'),
        },
        { label: 'Left out', value: String(library?.leftOut ?? 0) },
        {
          label: 'Racks',
          value: String(racks.length),
          note: `of ${poolRack.wellCount}, ${countText(racks.length * slotsPerRack - pools, 'slot')} left`,
        },
        {
          label: 'Controls in each rack',
          value: String(poolRack.wellCount - slotsPerRack),
          note: `${ntc1} NTC1, ${ntc2} NTC2, ${mockWT} mock, 3 built in, 1 viability`,
        },
        {
          label: 'Cell line',
          value: draft.cellLine.trim() || 'none chosen',
          note: `${geneGenomes[draft.genome].label}, ${version === null ? 'gene list loading' : `gene list ${version}`}`,
        },
        priceFigure(price, draft.replicates, 'pool'),
      ]}
      blocked={blockedBecause(draft) ?? price?.refusal ?? null}
      plates={racks}
      format={poolRack}
      noun="pool"
      words={faultText}
      sentence={({ known, message }) => `${known.validatedName ?? known.value}: ${message}`}
      onClose={onClose}
    />
  );
}
