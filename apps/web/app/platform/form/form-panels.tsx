import { applies, type FormAnswers, type FormDefinition, type FormPanel } from '@cutsite/domain/form';
import { Button } from '@cutsite/ui/button';
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
  /** Faults by panel; null: nothing was checked yet. */
  readonly faultsByPanel: Readonly<Record<string, number>> | null;
  /** What the first panel is counted as. */
  readonly firstNumber: number;
}

/** The panels of a long form, one open at a time; each says how far it is. */
export function FormPanels({ form, control, expanded, onExpand, faultsByPanel, firstNumber }: FormPanelsProps) {
  return (
    <div className={styles.panels}>
      {form.panels.map((panel, at) => {
        const open = panel.name === expanded;
        const id = `${control.idPrefix}-panel-${panel.name}`;
        return (
          <section key={panel.name} className={`cs-card ${styles.panel}`}>
            <h2>
              <button
                type="button"
                className={styles.head}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => onExpand(open ? '' : panel.name)}
              >
                <span className={styles.number}>{firstNumber + at}</span>
                <span className={styles.title}>{panel.title}</span>
                <PanelState panel={panel} answers={control.answers} faults={faultsByPanel?.[panel.name] ?? 0} />
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

/** The fields of a panel that apply to what was answered. */
export function PanelFields({ panel, control }: { readonly panel: FormPanel; readonly control: FormControl }) {
  return panel.fields
    .filter((field) => applies(field, control.answers))
    .map((field) => <FormFieldView key={field.name} field={field} control={control} />);
}

interface PanelStateProps {
  readonly panel: FormPanel;
  readonly answers: FormAnswers;
  readonly faults: number;
}

function PanelState({ panel, answers, faults }: PanelStateProps) {
  if (faults > 0) {
    return (
      <Pill tone="error" icon="error">
        {faults} to fix
      </Pill>
    );
  }
  const asked = panel.fields.filter((field) => applies(field, answers));
  const answered = asked.filter((field) => {
    const value = answers[field.name];
    return value !== undefined && value !== '' && value !== false;
  });
  const needed = asked.filter((field) => field.required === true);
  if (needed.length === 0 && answered.length === 0) return <Pill>optional</Pill>;
  const isDone = needed.every((field) => answered.includes(field));
  return (
    <Pill tone={isDone ? 'success' : 'neutral'}>
      {answered.length} of {asked.length}
    </Pill>
  );
}
