import { knockoutProducts } from '@cutsite/domain/knockout-cells';
import { countText } from '@cutsite/domain/text';
import { Pill } from '@cutsite/ui/pill';
import { ChooseAll } from '../../../builder/selected-rows/choose-box.tsx';
import { useChosenRows } from '../../../builder/selected-rows/chosen-rows.ts';
import { useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts } from '../genes/use-knockouts.ts';
import { GenesWithoutLine } from './genes-without-line.tsx';
import { KnockoutTableRow } from './knockout-row.tsx';
import styles from './knockout-table.module.css';
import { SelectedGenes } from './selected-genes.tsx';
import { UnknownGenes } from './unknown-genes.tsx';

/** The genes that are ordered together, a row each, with what is said of each and the choices where a name asks. */
export function KnockoutTable() {
  const { rows, product, genome } = useProject();
  const { rows: checked } = useCheckedKnockouts();
  const { byAmount } = knockoutProducts[product];
  const chosen = useChosenRows(rows);
  if (rows.length === 0) return null;
  const toFix = checked?.filter(({ errors }) => errors.length > 0).length ?? 0;
  const toCheck = checked?.filter(({ errors, warnings }) => errors.length === 0 && warnings.length > 0).length ?? 0;
  return (
    <section className={styles.list} aria-label="Your list" data-row-list>
      <header>
        <h2>Your list</h2>
        {toFix === 0 ? null : <Pill tone="error">{toFix} to fix</Pill>}
        {toCheck === 0 ? null : <Pill tone="warnMinor">{toCheck} to check</Pill>}
        <span className={styles.spring} />
        <span className={styles.count}>{countText(rows.length, 'gene')}</span>
      </header>
      <GenesWithoutLine />
      <UnknownGenes />
      {chosen.ids.size > 0 ? <SelectedGenes chosen={chosen} /> : null}
      {/* A table that scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Genes of the list">
        <table>
          <thead>
            <tr>
              <th scope="col" data-choose>
                <ChooseAll chosen={chosen} count={rows.length} many="genes" />
              </th>
              <th scope="col">Gene</th>
              <th scope="col">Cell line</th>
              {byAmount ? <th scope="col">Amount</th> : null}
              <th scope="col">Check</th>
              <th scope="col" className={styles.money}>
                Price
              </th>
              <th scope="col">
                <span className="cs-visually-hidden">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <KnockoutTableRow
                key={row.id}
                row={row}
                checked={checked?.[at] ?? null}
                genome={genome}
                product={product}
                isChosen={chosen.ids.has(row.id)}
                onChoose={chosen.choose}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
