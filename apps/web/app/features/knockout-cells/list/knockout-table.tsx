import { type CheckedRow, catalogueCode, type KnockoutRow, knockoutProducts } from '@cutsite/domain/knockout-cells';
import { moneyText } from '@cutsite/domain/money';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { CompactSelect } from '@cutsite/ui/form';
import { Pill } from '@cutsite/ui/pill';
import { ChooseAll, ChooseRow } from '../../../builder/selected-rows/choose-box.tsx';
import { type ChosenRows, useChosenRows } from '../../../builder/selected-rows/chosen-rows.ts';
import { choicesFor } from '../../../genes/names/gene-choices.ts';
import { faultText } from '../add-genes/fault-text.ts';
import { useBuilder, useProject } from '../draft/knockout-drafts.ts';
import { useCheckedKnockouts, useGenes } from '../genes/use-knockouts.ts';
import { useUnitPrices } from '../price/knockout-price.ts';
import { withRow } from '../project/knockout-draft.ts';
import { amountOptions } from './amount-options.ts';
import { GenesWithoutLine } from './genes-without-line.tsx';
import styles from './knockout-table.module.css';
import { LineChoice } from './line-choice.tsx';
import { SelectedGenes } from './selected-genes.tsx';

/** The genes that are ordered together, a row each, with what is said of each and the choices where a name asks. */
export function KnockoutTable() {
  const { rows, product } = useProject();
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
              {byAmount ? <th scope="col">Catalogue code</th> : null}
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
              <Row key={row.id} row={row} checked={checked?.[at] ?? null} byAmount={byAmount} chosen={chosen} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A row that has not been checked yet is no fault. */
function toneOf(checked: CheckedRow | null): 'bad' | 'minor' | undefined {
  if (checked === null) return undefined;
  if (checked.errors.length > 0) return 'bad';
  return checked.warnings.length > 0 ? 'minor' : undefined;
}

/** A table said an amount that could not be read: none is taken for it. */
const noAmount = { id: '0', text: 'Choose', disabled: true };

interface RowProps {
  readonly row: KnockoutRow;
  readonly checked: CheckedRow | null;
  readonly byAmount: boolean;
  readonly chosen: ChosenRows;
}

function Row({ row, checked, byAmount, chosen }: RowProps) {
  const builder = useBuilder();
  const { genome, product } = useProject();
  const priceOf = useUnitPrices();
  const gene = checked?.gene ?? null;
  const isGood = checked?.errors.length === 0;
  const price = isGood
    ? priceOf({ productSlug: product, genome, quantity: byAmount ? row.quantity : null, cellLine: row.cellLine })
    : null;
  const name = gene?.symbol ?? row.name.trim();
  const change = (label: string, next: Parameters<typeof withRow>[2]) =>
    builder.edit({ label }, (draft) => withRow(draft, row.id, next));
  return (
    <tr data-tone={toneOf(checked)} data-row={row.id} data-chosen={chosen.ids.has(row.id) || undefined}>
      <td data-choose>
        <ChooseRow id={row.id} called={name} chosen={chosen.ids.has(row.id)} onChoose={chosen.choose} />
      </td>
      <th scope="row">
        {name}
        {gene === null || row.name.trim().toUpperCase() === gene.symbol.toUpperCase() ? null : (
          <small>typed {row.name.trim()}</small>
        )}
      </th>
      <td data-label="Cell line">
        <LineChoice
          label={`Cell line of ${name}`}
          value={row.cellLine}
          bad={checked?.errors.some(({ field }) => field === 'cell_line') ?? false}
          onLine={(cellLine) => change('cell line', (one) => ({ ...one, cellLine }))}
        />
      </td>
      {byAmount ? (
        <td>
          <CompactSelect
            framed
            label={`Amount of ${name}`}
            value={String(row.quantity)}
            options={row.quantity > 0 ? amountOptions : [noAmount, ...amountOptions]}
            bad={checked?.errors.some(({ field }) => field === 'quantity') ?? false}
            onPick={({ id }) => change('amount', (one) => ({ ...one, quantity: Number(id) }))}
          />
        </td>
      ) : null}
      {byAmount ? (
        <td data-label="Catalogue code">
          {gene === null ? (
            <span className={styles.later}>chosen with the gene</span>
          ) : (
            <code>{catalogueCode(genome, gene.symbol, row.quantity)}</code>
          )}
        </td>
      ) : null}
      <td>
        <Check row={row} checked={checked} onChange={change} />
      </td>
      <td className={styles.money} data-label="Price">
        {price == null ? '' : moneyText(price)}
      </td>
      <td>
        <Button
          size="small"
          variant="quiet"
          icon="remove"
          aria-label={`Remove ${name}`}
          onClick={() => change(`remove ${name}`, () => null)}
        />
      </td>
    </tr>
  );
}

interface CheckProps extends Pick<RowProps, 'row' | 'checked'> {
  readonly onChange: (label: string, next: Parameters<typeof withRow>[2]) => void;
}

function Check({ row, checked, onChange }: CheckProps) {
  const { genome } = useProject();
  const genes = useGenes(genome);
  if (checked === null) return <Pill tone="info">Loading</Pill>;
  const [error] = checked.errors;
  const fault = error ?? checked.warnings[0];
  if (fault === undefined) {
    return (
      <Pill tone="success" icon="check">
        Ready
      </Pill>
    );
  }
  const asks = error !== undefined && error.field === 'gene' && checked.gene === null && genes !== null;
  const choices = asks ? choicesFor(row.name, checked.answer, genes).filter((choice) => choice.name !== '') : [];
  return (
    <div className={styles.check} data-check="">
      <Pill tone={error === undefined ? 'warnMinor' : 'error'} icon={error === undefined ? 'warning' : 'error'}>
        {fault.code === 'PARALOGS_FOUND' ? fault.message.replace(/\.$/, '') : faultText[fault.code]}
      </Pill>
      {fault.code === 'PARALOGS_FOUND' ? null : <small>{fault.message}</small>}
      {choices.map(({ label, name, chosenId }) => (
        <Button
          key={label}
          size="small"
          onClick={() => onChange('gene', (one) => ({ ...one, name, chosenId: chosenId === '' ? null : chosenId }))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
