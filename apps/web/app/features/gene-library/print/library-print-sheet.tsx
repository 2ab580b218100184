import { geneGenomes } from '@cutsite/domain/gene';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { groupedDigits } from '@cutsite/domain/money';
import { listColumns, printedPlates } from '../../../builder/print/print-plates.ts';
import styles from '../../../builder/print/print-sheet.module.css';
import { PrintSheet } from '../../../builder/print/print-sheet.tsx';
import { PrintedHead } from '../../../builder/print/printed-head.tsx';
import { PrintedList } from '../../../builder/print/printed-list.tsx';
import { PrintedMap } from '../../../builder/print/printed-map.tsx';
import { figured } from '../../../builder/words/count-words.ts';
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
      .map((checked) => <PrintedPlate key={checked.plate.id} checked={checked} draft={draft} printedAt={printedAt} />);
  };
  return <PrintSheet pages={pages} onPrinted={() => builder.look({ printed: 'in_view' })} />;
}

interface PrintedPlateProps {
  readonly checked: CheckedPlate;
  readonly draft: LibraryDraft;
  readonly printedAt: string;
}

/** What the plate is, its map, and the list of its wells with ids and what was typed. */
function PrintedPlate({ checked: { plate, known, check, states }, draft, printedAt }: PrintedPlateProps) {
  const format = formatOf(draft);
  const shownIn = (index: number, typed: string): string => {
    const well = known.get(index);
    return well?.control?.label ?? well?.validatedName ?? typed;
  };
  const settings = [
    format.label,
    `${groupedDigits(draft.quantityPerWell)} pmol a well`,
    figured(draft.replicates, 'copy', 'copies'),
    geneGenomes[draft.genome].label,
    `${check.filled} of ${format.wellCount} wells`,
  ];
  return (
    <section className={styles.page} data-printed-plate>
      <PrintedHead
        title={plate.name.trim() === '' ? 'Plate without a name' : plate.name}
        project={draft.name}
        printedAt={printedAt}
        toFix={check.wellsToFix === 0 ? null : `${figured(check.wellsToFix, 'well')} to fix.`}
      >
        {settings.join(' · ')}
      </PrintedHead>
      <PrintedMap
        format={format}
        names={new Map(plate.wells.map(({ index, name }) => [index, shownIn(index, name)]))}
        isFaulty={(index) => states.get(index) === 'error'}
      />
      <div className={styles.columns}>
        {listColumns(plate.wells).map((wells) => (
          <PrintedList
            key={wells[0]?.index}
            headings={['Well', 'Gene', 'Ensembl id, typed']}
            rows={wells.map(({ id, index, name }) => {
              const shown = shownIn(index, name);
              const typed = shown === name.trim() ? null : `“${name.trim()}”`;
              const facts = [known.get(index)?.ensemblId ?? null, typed].filter((fact) => fact !== null);
              return { key: id, cells: [wellLabel(wellPosition(index, format)), shown, facts.join(', ')] };
            })}
          />
        ))}
      </div>
    </section>
  );
}
