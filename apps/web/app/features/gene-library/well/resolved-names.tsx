import type { CheckedWell } from '@cutsite/domain/gene-library';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { useState } from 'react';
import { putWells } from '../../../builder/plates/edit-wells.ts';
import { wayWord } from '../../../genes/names/gene-text.ts';
import { useCheckedDraft } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/library-drafts.ts';
import { formatOf } from '../project/library-draft.ts';
import styles from './well-panel.module.css';

const shownAtOnce = 3;

const wayOf = ({ value, validatedName, by }: CheckedWell): string | null => wayWord(value, validatedName, by);

/** Names that led to a gene by another name than its symbol. What was typed is kept, unless symbols are asked for. */
export function ResolvedNames() {
  const builder = useBuilder();
  const format = formatOf(useProject());
  const { plates } = useCheckedDraft();
  const [open, setOpen] = useState(false);
  const resolved = plates.flatMap(({ plate, known }) =>
    [...known.values()].filter((well) => wayOf(well) !== null).map((well) => ({ plate, well })),
  );
  if (resolved.length === 0) return null;
  const write = () => {
    builder.edit({ label: `write ${countText(resolved.length, 'symbol')}` }, (draft) => ({
      ...draft,
      plates: draft.plates.map((plate) =>
        putWells(
          plate,
          resolved
            .filter((one) => one.plate.id === plate.id)
            .map(({ well }) => ({ index: well.index, name: well.validatedName ?? well.value, sequence: '' })),
          builder.newId,
        ),
      ),
    }));
    builder.showNotice(`${countText(resolved.length, 'name')} written as symbols.`, true);
  };
  const shown = resolved.slice(0, shownAtOnce).map(({ well }) => `${well.value.trim()} is ${well.validatedName}`);
  return (
    <section className={styles.resolved} aria-label="Names that were resolved">
      <p>
        <b>{countText(resolved.length, 'name')} resolved:</b> {shown.join(', ')}
        {resolved.length > shownAtOnce ? ' …' : '.'} What you typed is kept with the order.
      </p>
      <div className={styles.choices}>
        <Button size="small" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show fewer' : 'See all'}
        </Button>
        <Button size="small" variant="quiet" icon="fix" onClick={write}>
          Write the symbols instead
        </Button>
      </div>
      {open ? (
        // A list that scrolls is reached by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul tabIndex={0} aria-label="All names that were resolved">
          {resolved.map(({ plate, well }) => (
            <li key={well.id}>
              <b>{wellLabel(wellPosition(well.index, format))}</b> {plates.length > 1 ? `${plate.name}: ` : ''}
              {well.value.trim()} is {well.validatedName} ({wayOf(well)})
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
