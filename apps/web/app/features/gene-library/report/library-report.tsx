import { geneGenomes } from '@cutsite/domain/gene';
import { needsLibraryReview } from '@cutsite/domain/gene-library';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { GenePlatesReport, priceFigure } from '../../../genes/report/gene-plates-report.tsx';
import { useCheckedDraft } from '../check/use-check.ts';
import { useProject } from '../draft/library-drafts.ts';
import { faultText } from '../faults/fault-text.ts';
import { useLibraryPrice } from '../price/library-price.ts';
import { formatOf } from '../project/library-draft.ts';
import { blockedBecause } from '../purchase/library-cart.ts';

/** The whole library on one page, before it is paid (GL-36). */
export function LibraryReport({ onClose }: { readonly onClose: () => void }) {
  const draft = useProject();
  const { library, version, plates } = useCheckedDraft();
  const { price } = useLibraryPrice();
  const format = formatOf(draft);
  return (
    <GenePlatesReport
      projectName={draft.name}
      figures={[
        { label: 'Genes', value: String(library?.genes ?? 0), note: countText(draft.replicates, 'copy', 'copies') },
        { label: 'Controls', value: String(library?.controls ?? 0) },
        { label: 'Left out', value: String(library?.leftOut ?? 0) },
        {
          label: 'Plates',
          value: String(plates.filter(({ check }) => check.filled > 0).length),
          note: `${format.label}, ${groupedDigits(draft.quantityPerWell)} pmol a well`,
        },
        {
          label: 'Genome',
          value: geneGenomes[draft.genome].label,
          note: version === null ? 'gene list loading' : `gene list ${version}`,
        },
        priceFigure(price, draft.replicates, 'gene'),
      ]}
      blocked={blockedBecause(draft) ?? price?.refusal ?? null}
      review={
        library !== null && needsLibraryReview(library)
          ? 'Our staff look at a library of more controls than genes before it is made.'
          : null
      }
      plates={plates}
      format={format}
      noun="well"
      words={faultText}
      sentence={({ message }) => message}
      onClose={onClose}
    />
  );
}
