import { resuspensionMicrolitres, stockConcentrations, type YieldId } from '@cutsite/domain/guide-rna';
import { classNames } from '@cutsite/ui/class-names';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import styles from './molecule-card.module.css';

/** How much buffer to add for the concentration of one's choice, which stays chosen from guide to guide. */
export function Resuspension({ amount }: { readonly amount: YieldId }) {
  const builder = useBuilder();
  const concentration = useBuilderState((state) => state.own.stockConcentration);
  return (
    <>
      <dt>
        For{' '}
        <select
          className={classNames('cs-select', styles.concentration)}
          aria-label="Concentration"
          value={concentration}
          onChange={(event) =>
            builder.look({
              own: { ...builder.store.getState().own, stockConcentration: Number(event.currentTarget.value) },
            })
          }
        >
          {stockConcentrations.map((micromolar) => (
            <option key={micromolar} value={micromolar}>
              {micromolar} µM
            </option>
          ))}
        </select>{' '}
        add
      </dt>
      <dd>{resuspensionMicrolitres(amount, concentration)} µL</dd>
    </>
  );
}
