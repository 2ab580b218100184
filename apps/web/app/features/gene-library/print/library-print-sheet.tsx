import { geneGenomes } from '@cutsite/domain/gene';
import { countText, groupedDigits } from '@cutsite/domain/text';
import { printedPlates } from '../../../builder/print/print-plates.ts';
import { PrintSheet } from '../../../builder/print/print-sheet.tsx';
import { PrintedPlate } from '../../../builder/print/printed-plate.tsx';
import type { BuilderWell } from '../../../builder/project/builder-project.ts';
import { type CheckedPlate, checkedDraft } from '../check/checked-library.ts';
import { useBuilder } from '../draft/library-drafts.ts';
import { formatOf, type LibraryDraft } from '../project/library-draft.ts';

/** Plates of a library on paper, a page each. */
export function LibraryPrintSheet() {
  const builder = useBuilder();
  const pages = (printedAt: string) => {
    const draft = builder.project();
    const printed = new Set(printedPlates(draft, builder.store.getState().printed).map(({ id }) => id));
    return checkedDraft(draft)
      .plates.filter(({ plate }) => printed.has(plate.id))
      .map((checked) => (
        <PrintedLibraryPlate key={checked.plate.id} checked={checked} draft={draft} printedAt={printedAt} />
      ));
  };
  return <PrintSheet pages={pages} onPrinted={() => builder.look({ printed: 'in_view' })} />;
}

interface PrintedLibraryPlateProps {
  readonly checked: CheckedPlate;
  readonly draft: LibraryDraft;
  readonly printedAt: string;
}

/** A plate of a library on paper, with ids and what was typed. */
function PrintedLibraryPlate({ checked: { plate, known, check, states }, draft, printedAt }: PrintedLibraryPlateProps) {
  const format = formatOf(draft);
  const shownIn = ({ index, name }: BuilderWell): string => {
    const well = known.get(index);
    return well?.control?.label ?? well?.validatedName ?? name;
  };
  return (
    <PrintedPlate
      plate={plate}
      format={format}
      project={draft.name}
      printedAt={printedAt}
      settings={[
        format.label,
        `${groupedDigits(draft.quantityPerWell)} pmol a well`,
        countText(draft.replicates, 'copy', 'copies'),
        geneGenomes[draft.genome].label,
      ]}
      filled={check.filled}
      wellsToFix={check.wellsToFix}
      isFaulty={(index) => states.get(index) === 'error'}
      nameIn={shownIn}
      headings={['Gene', 'Ensembl id, typed']}
      cells={(well) => {
        const shown = shownIn(well);
        const typed = shown === well.name.trim() ? null : `“${well.name.trim()}”`;
        const facts = [known.get(well.index)?.ensemblId ?? null, typed].filter((fact) => fact !== null);
        return [shown, facts.join(', ')];
      }}
    />
  );
}
