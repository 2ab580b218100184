import {
  applies,
  type FormDefinition,
  type FormFault,
  type FormPanel,
  fieldWidths,
  type PanelState,
  panelState,
  readAnswers,
  summariseAnswers,
} from '@cutsite/domain/form';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import type { FormControl } from './form-control.ts';
import { FormFieldView } from './form-field.tsx';
import styles from './form-panels.module.css';

interface FormPanelsProps {
  readonly form: FormDefinition;
  readonly control: FormControl;
  /** The panel that is open. */
  readonly expanded: string;
  readonly onExpand: (panel: string) => void;
  /** What is wrong with the answers as they are now. */
  readonly faults: readonly FormFault[];
  /** Somebody has tried to send it: what is missing is an error from then on. */
  readonly isTried: boolean;
}

/** The panels of a long form, one open at a time; a closed one says what was answered, and each how far it is. */
export function FormPanels({ form, control, expanded, onExpand, faults, isTried }: FormPanelsProps) {
  const answers = readAnswers(form, control.answers);
  return (
    <div className={`cs-card ${styles.panels}`}>
      {form.panels.map((panel, at) => {
        const open = panel.name === expanded;
        const id = `${control.idPrefix}-panel-${panel.name}`;
        const summary = open ? '' : summariseAnswers(panel, answers);
        return (
          <section key={panel.name} className={styles.panel} data-open={open || undefined}>
            <h2>
              <button
                type="button"
                className={styles.head}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => onExpand(open ? '' : panel.name)}
              >
                <span className={styles.number}>{at + 1}</span>
                <span className={styles.title}>
                  {panel.title}
                  {summary === '' ? null : <small className={styles.summary}>{summary}</small>}
                </span>
                <PanelStatePill state={panelState(panel, answers, faults)} isTried={isTried} />
                <Icon name="down" />
              </button>
            </h2>
            <div id={id} hidden={!open} className={styles.body}>
              <PanelFields panel={panel} control={control} />
              {at + 1 < form.panels.length ? (
                <div>
                  <Button onClick={() => onExpand(form.panels[at + 1]?.name ?? '')}>Next</Button>
                </div>
              ) : null}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The fields of a panel that apply to what was answered, short ones side by side where there is room. */
export function PanelFields({ panel, control }: { readonly panel: FormPanel; readonly control: FormControl }) {
  const asked = panel.fields.filter((field) => applies(field, control.answers));
  const widths = fieldWidths(asked);
  return (
    <div className={styles.fields}>
      {asked.map((field, at) => (
        <div key={field.name} className={styles.field} data-width={widths[at]}>
          <FormFieldView field={field} control={control} />
        </div>
      ))}
    </div>
  );
}

function PanelStatePill({ state, isTried }: { readonly state: PanelState; readonly isTried: boolean }) {
  switch (state.is) {
    case 'faulty':
      return (
        <Pill tone="error" icon="error">
          {state.count} to fix
        </Pill>
      );
    case 'missing':
      return isTried ? (
        <Pill tone="error" icon="error">
          {state.count} missing
        </Pill>
      ) : (
        <Pill>{state.count} missing</Pill>
      );
    case 'optional':
      return <Pill>optional</Pill>;
    case 'answered':
      return (
        <Pill tone="success" icon="check">
          {state.isNeeded ? `${state.count} of ${state.count}` : `${state.count} answered`}
        </Pill>
      );
  }
}
