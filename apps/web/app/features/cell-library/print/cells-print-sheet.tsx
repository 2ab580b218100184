import { poolRack } from '@cutsite/domain/cell-library';
import { geneGenomes } from '@cutsite/domain/gene';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { listColumns, printedPlates } from '../../../builder/print/print-plates.ts';
import styles from '../../../builder/print/print-sheet.module.css';
import { PrintSheet } from '../../../builder/print/print-sheet.tsx';
import { PrintedHead } from '../../../builder/print/printed-head.tsx';
import { PrintedList } from '../../../builder/print/printed-list.tsx';
import { PrintedMap } from '../../../builder/print/printed-map.tsx';
import { type CheckedRack, checkedCells } from '../check/checked-cells.ts';
import { useBuilder } from '../draft/cells-drafts.ts';
import type { CellsDraft } from '../project/cells-draft.ts';

/** Racks of a library on paper, a page each. */
export function CellsPrintSheet() {
  const builder = useBuilder();
  const pages = (printedAt: string) => {
    const draft = builder.project();
    const printed = new Set(printedPlates(draft, builder.store.getState().printed).map(({ id }) => id));
    return checkedCells(draft)
      .racks.filter(({ plate }) => printed.has(plate.id))
      .map((rack) => <PrintedRack key={rack.plate.id} rack={rack} draft={draft} printedAt={printedAt} />);
  };
  return <PrintSheet pages={pages} onPrinted={() => builder.look({ printed: 'in_view' })} />;
}

interface PrintedRackProps {
  readonly rack: CheckedRack;
  readonly draft: CellsDraft;
  readonly printedAt: string;
}

/** What the rack is, its map with pools and controls, and the list of its pools with ids and what was typed. */
function PrintedRack({ rack: { plate, known, controls, check, states }, draft, printedAt }: PrintedRackProps) {
  const shownIn = (index: number, typed: string): string => known.get(index)?.validatedName ?? typed.trim();
  const names = new Map(
    [...controls.values()].map(({ index, label, number }) => [index, number === null ? label : `${label} ${number}`]),
  );
  for (const { index, name } of plate.wells) names.set(index, shownIn(index, name));
  const settings = [
    poolRack.label,
    draft.cellLine.trim(),
    countText(draft.replicates, 'copy', 'copies'),
    geneGenomes[draft.genome].label,
    countText(check.filled, 'pool'),
    countText(controls.size, 'control well'),
  ];
  return (
    <section className={styles.page} data-printed-plate>
      <PrintedHead
        title={plate.name}
        project={draft.name}
        printedAt={printedAt}
        toFix={check.wellsToFix === 0 ? null : `${countText(check.wellsToFix, 'pool')} to fix.`}
      >
        {settings.filter((word) => word !== '').join(' · ')}
      </PrintedHead>
      <PrintedMap format={poolRack} names={names} isFaulty={(index) => states.get(index) === 'error'} />
      <div className={styles.columns}>
        {listColumns(plate.wells).map((wells) => (
          <PrintedList
            key={wells[0]?.index}
            headings={['Well', 'Gene', 'Ensembl id, typed']}
            rows={wells.map(({ id, index, name }) => {
              const shown = shownIn(index, name);
              const typed = shown === name.trim() ? null : `“${name.trim()}”`;
              const facts = [known.get(index)?.ensemblId ?? null, typed].filter((fact) => fact !== null);
              return { key: id, cells: [wellLabel(wellPosition(index, poolRack)), shown, facts.join(', ')] };
            })}
          />
        ))}
      </div>
    </section>
  );
}
