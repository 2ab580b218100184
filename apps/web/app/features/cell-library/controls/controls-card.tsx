import {
  builtInGenes,
  type ChosenControl,
  chosenControlNames,
  chosenControls,
  viabilityLabel,
} from '@cutsite/domain/cell-library';
import { geneGenomes } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { useId } from 'react';
import { useCheckedCells } from '../check/use-check.ts';
import { useBuilder, useProject } from '../draft/cells-drafts.ts';
import { withLayout } from '../project/cells-draft.ts';
import styles from './controls-card.module.css';
import { SlotBars } from './slot-bars.tsx';

/** How many wells of each control a rack holds, and what they leave for pools (CL-4 to CL-6, CL-11 to CL-15). */
export function ControlsCard() {
  const { genome } = useProject();
  const { pools, slotsPerRack, racks } = useCheckedCells();
  const perRack = 96 - slotsPerRack;
  return (
    <section className={styles.card} aria-labelledby="controls-of-racks">
      <header>
        <h2 id="controls-of-racks">Controls in each rack</h2>
        <span>no charge</span>
      </header>
      {chosenControlNames.map((name) => (
        <Counter key={name} name={name} />
      ))}
      <div className={styles.fixed}>
        <span>
          <b>Built in for {geneGenomes[genome].commonName}</b>
          <small>always there</small>
        </span>
        <span className="cs-chips">
          {builtInGenes[genome].map((symbol) => (
            <code key={symbol} className="cs-chip">
              {symbol}
            </code>
          ))}
        </span>
      </div>
      <div className={styles.fixed}>
        <span>
          <b>{viabilityLabel}</b>
          <small>used up in the test, not shipped</small>
        </span>
        <span className="cs-chips">
          <code className="cs-chip">1 well</code>
        </span>
      </div>
      <SlotBars
        racks={racks.map(({ plate, check }) => ({ name: plate.name, pools: check.filled }))}
        controls={perRack}
      />
      <p className={styles.sum} role="status">
        {perRack} control wells a rack, {countText(pools, 'pool')},{' '}
        {countText(racks.length * slotsPerRack - pools, 'slot')} left
      </p>
    </section>
  );
}

function Counter({ name }: { readonly name: ChosenControl }) {
  const builder = useBuilder();
  const id = useId();
  const count = useProject().controls[name];
  const { label, caption, min, max } = chosenControls[name];
  const isBad = !Number.isInteger(count) || count < min || count > max;
  const set = (next: number) => {
    const racks = builder.project().plates.length;
    builder.edit({ label: `${label} wells` }, (draft) =>
      withLayout(draft, { controls: { ...draft.controls, [name]: next } }, builder.newId),
    );
    const after = builder.project().plates.length;
    if (after !== racks) builder.showNotice(`The pools are in ${countText(after, 'rack')} now.`, true);
  };
  return (
    <div className={styles.counter}>
      <label htmlFor={id}>
        <b>{label}</b>
        <small>
          {caption}, {min} to {max}
        </small>
      </label>
      <span className={styles.steps} role="group" aria-label={`${label} wells a rack`}>
        <Button
          size="small"
          variant="quiet"
          aria-label={`One ${label} well less`}
          blockedBecause={count <= min ? `${label}: at least ${min}.` : null}
          onClick={() => set(count - 1)}
        >
          −
        </Button>
        <input
          id={id}
          inputMode="numeric"
          value={String(count)}
          aria-invalid={isBad || undefined}
          onChange={(event) => {
            const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3);
            set(digits === '' ? 0 : Number(digits));
          }}
        />
        <Button
          size="small"
          variant="quiet"
          aria-label={`One ${label} well more`}
          blockedBecause={count >= max ? `${label}: at most ${max}.` : null}
          onClick={() => set(count + 1)}
        >
          +
        </Button>
      </span>
    </div>
  );
}
