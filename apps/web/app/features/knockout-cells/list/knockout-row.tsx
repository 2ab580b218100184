import type { GenomeSlug } from '@cutsite/domain/gene';
import {
  type CheckedRow,
  codeOfRow,
  type KnockoutRow,
  type KnockoutSlug,
  knockoutProducts,
} from '@cutsite/domain/knockout-cells';
import { moneyText } from '@cutsite/domain/money';
import { Button } from '@cutsite/ui/button';
import { CompactSelect } from '@cutsite/ui/form';
import { Pill } from '@cutsite/ui/pill';
import { memo } from 'react';
import { ChooseRow } from '../../../builder/selected-rows/choose-box.tsx';
import type { ChosenRows } from '../../../builder/selected-rows/chosen-rows.ts';
import { choicesFor } from '../../../genes/names/gene-choices.ts';
import { faultText } from '../add-genes/fault-text.ts';
import { useBuilder } from '../draft/knockout-drafts.ts';
import { useGenes } from '../genes/use-knockouts.ts';
import { useUnitPrices } from '../price/knockout-price.ts';
import { withRow } from '../project/knockout-draft.ts';
import { amountOptions } from './amount-options.ts';
import styles from './knockout-table.module.css';
import { LineChoice } from './line-choice.tsx';

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
  readonly genome: GenomeSlug;
  readonly product: KnockoutSlug;
  readonly isChosen: boolean;
  readonly onChoose: ChosenRows['choose'];
}

function DrawnRow({ row, checked, genome, product, isChosen, onChoose }: RowProps) {
  const builder = useBuilder();
  const { byAmount } = knockoutProducts[product];
  const priceOf = useUnitPrices();
  const gene = checked?.gene ?? null;
  const isGood = checked?.errors.length === 0;
  const price = isGood
    ? priceOf({ productSlug: product, genome, quantity: byAmount ? row.quantity : null, cellLine: row.cellLine })
    : null;
  const name = gene?.symbol ?? row.name.trim();
  const code = gene === null ? null : codeOfRow(product, genome, gene.symbol, row.quantity);
  const change = (label: string, next: Parameters<typeof withRow>[2]) =>
    builder.edit({ label }, (draft) => withRow(draft, row.id, next));
  return (
    <tr data-tone={toneOf(checked)} data-row={row.id} data-chosen={isChosen || undefined}>
      <td data-choose>
        <ChooseRow id={row.id} called={name} chosen={isChosen} onChoose={onChoose} />
      </td>
      <th scope="row">
        {name}
        {gene === null || row.name.trim().toUpperCase() === gene.symbol.toUpperCase() ? null : (
          <small>typed {row.name.trim()}</small>
        )}
      </th>
      <td data-label="Cell line">
        <LineChoice
          genome={genome}
          product={product}
          label={`Cell line of ${name}`}
          value={row.cellLine}
          bad={checked?.errors.some(({ field }) => field === 'cell_line') ?? false}
          onLine={(cellLine) => change('cell line', (one) => ({ ...one, cellLine }))}
        />
      </td>
      {byAmount ? (
        <td data-label="Amount">
          <CompactSelect
            framed
            label={`Amount of ${name}`}
            value={String(row.quantity)}
            options={row.quantity > 0 ? amountOptions : [noAmount, ...amountOptions]}
            bad={checked?.errors.some(({ field }) => field === 'quantity') ?? false}
            onPick={({ id }) => change('amount', (one) => ({ ...one, quantity: Number(id) }))}
          />
          {code === null ? null : <code title="Catalogue code">{code}</code>}
        </td>
      ) : null}
      <td>
        <Check row={row} checked={checked} genome={genome} onChange={change} />
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

/**
 * A gene of the list. Of five hundred only those are drawn again of which something else is said: each letter above the
 * list changes the project.
 */
export const KnockoutTableRow = memo(
  DrawnRow,
  (before, after) =>
    before.row === after.row &&
    before.genome === after.genome &&
    before.product === after.product &&
    before.isChosen === after.isChosen &&
    before.onChoose === after.onChoose &&
    saysTheSame(before.checked, after.checked),
);

/** Rows are checked together: what is said of one is another object when one beside it has changed. */
function saysTheSame(one: CheckedRow | null, other: CheckedRow | null): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  const faultsOf = ({ errors, warnings }: CheckedRow) =>
    [...errors, ...warnings].map(({ code, message }) => `${code} ${message}`).join('\n');
  return one.gene === other.gene && faultsOf(one) === faultsOf(other);
}

interface CheckProps extends Pick<RowProps, 'row' | 'checked' | 'genome'> {
  readonly onChange: (label: string, next: Parameters<typeof withRow>[2]) => void;
}

function Check({ row, checked, genome, onChange }: CheckProps) {
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
