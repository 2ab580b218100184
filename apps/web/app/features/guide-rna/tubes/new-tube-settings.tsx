import {
  faultMessage,
  type GuideRnaSettings,
  geneEditors,
  modificationsFor,
  nucleasesShownIn,
  type RowFault,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useId, useMemo } from 'react';
import { useVisitorCountry } from '../genome/visitor-country.ts';
import { withEditor } from '../project/edit-plates.ts';
import { useBuilder, useBuilderState } from '../project/use-builder.tsx';
import { purificationChoices } from '../words/purification-choices.ts';
import { newTubeFaults, type SettingFault } from './new-tube-faults.ts';
import { CellSelect } from './row/cell-select.tsx';
import styles from './row/tubes.module.css';

/** Beside the modifications, which are called Standard too. */
const cleanUps = purificationChoices.map(({ id, text }) => ({ id, text: id === 'spe' ? `${text} clean-up` : text }));

/** What the next tubes start with; those that are there keep theirs. */
export function NewTubeSettings() {
  const builder = useBuilder();
  const settings = useBuilderState((state) => state.own.newTubeSettings);
  const country = useVisitorCountry();
  const faults = useMemo(() => newTubeFaults(settings), [settings]);
  const faultsId = useId();
  const purificationId = useId();
  const bad = (field: RowFault['field']) => faults.some(({ fault }) => fault.field === field);
  const set = (change: Partial<GuideRnaSettings>) =>
    builder.look({
      own: {
        ...builder.store.getState().own,
        newTubeSettings: { ...settings, ...change, ...withEditor(settings, change) },
      },
    });
  return (
    <>
      <fieldset className={styles.defaults}>
        <legend className="cs-visually-hidden">For new tubes</legend>
        <span>For new tubes:</span>
        <CellSelect
          label="Gene editor of new tubes"
          value={settings.nuclease}
          options={nucleasesShownIn(country).map((id) => ({ id, text: geneEditors[id].display }))}
          onPick={(nuclease) => set({ nuclease })}
          framed
        />
        <CellSelect
          label="Modifications of new tubes"
          value={settings.modifications}
          options={modificationsFor(settings.nuclease).map((id) => ({ id, text: id }))}
          onPick={(modifications) => set({ modifications })}
          bad={bad('modifications')}
          describedBy={faultsId}
          framed
        />
        <CellSelect
          label="Yield of new tubes"
          value={settings.yield}
          options={yieldOptionsFor('tube').map(({ id, display }) => ({ id, text: display }))}
          onPick={(amount) => set({ yield: amount })}
          bad={bad('yield')}
          describedBy={faultsId}
          framed
        />
        <CellSelect
          id={purificationId}
          label="Purification of new tubes"
          value={settings.purification}
          options={cleanUps}
          onPick={(purification) => set({ purification })}
          bad={bad('purification')}
          describedBy={faultsId}
          framed
        />
      </fieldset>
      <div className={styles.defaultFaults} id={faultsId} role="status">
        {faults.map((one) => (
          <Explained
            key={one.fault.code}
            {...one}
            onFix={(change) => {
              set(change);
              document.getElementById(purificationId)?.focus();
            }}
          />
        ))}
      </div>
    </>
  );
}

interface ExplainedProps extends SettingFault {
  readonly onFix: (change: Partial<GuideRnaSettings>) => void;
}

/** Why no new tube could be ordered like this, as its row would say it. */
function Explained({ fault, fixes, onFix }: ExplainedProps) {
  return (
    <p>
      <Icon name={fault.severity} size={14} label={fault.severity} />
      <b>{faultMessage(fault)}</b>
      {fixes.map(({ label, change }) => (
        <Button key={label} size="small" icon="fix" onClick={() => onFix(change)}>
          {label}
        </Button>
      ))}
    </p>
  );
}
