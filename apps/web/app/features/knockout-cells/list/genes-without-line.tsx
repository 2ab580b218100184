import { cellLineFaults } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { focusAfterPress } from '../../../builder/faults/focus-after-press.ts';
import { useCellLines } from '../../../genes/cell-lines/cell-line-store.ts';
import { useBuilder, useProject } from '../draft/knockout-drafts.ts';
import { withLineWhereNone } from '../project/knockout-draft.ts';
import styles from './knockout-table.module.css';
import { LineChoice } from './line-choice.tsx';

const focusFirstLine = () => document.querySelector<HTMLElement>('[data-label="Cell line"] select')?.focus();

/** Genes that were pasted before a line was chosen get one at once: that of the field above, or any other (KO-13). */
export function GenesWithoutLine() {
  const builder = useBuilder();
  const { rows, entry, genome, product } = useProject();
  const lines = useCellLines(genome);
  const count = rows.filter(({ cellLine }) => cellLine.trim() === '').length;
  if (count === 0) return null;
  const genes = countText(count, 'gene');
  const setLine = (cellLine: string) => {
    builder.edit({ label: 'cell line' }, (draft) => withLineWhereNone(draft, cellLine));
    builder.showNotice(`${cellLine} is the cell line of ${genes} now.`, true);
    // What was pressed is gone with the last gene that had none.
    focusAfterPress(focusFirstLine);
  };
  const typed = entry.cellLine.trim();
  const isOffered = lines !== null && cellLineFaults(product, genome, typed, lines).length === 0;
  return (
    <div className={styles.withoutLine} role="group" aria-label="Genes without a cell line">
      <span>
        {genes} {count === 1 ? 'has' : 'have'} no cell line.
      </span>
      {isOffered ? (
        <Button size="small" icon="fix" onClick={() => setLine(typed)}>
          Use {typed}
        </Button>
      ) : null}
      <LineChoice genome={genome} product={product} label={`Cell line of ${genes}`} value="" onLine={setLine} />
    </div>
  );
}
