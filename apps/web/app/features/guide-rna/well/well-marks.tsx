import { type Control, controlOf, type MarkedAs, type Well } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { SelectField } from '@cutsite/ui/form';
import { updatePlate } from '../../../builder/plates/edit-wells.ts';
import { useBuilder } from '../project/use-builder.tsx';
import styles from './well-marks.module.css';

interface WellMarksProps {
  readonly well: Well;
  readonly plateId: string;
  readonly label: string;
}

const options: readonly { readonly value: MarkedAs; readonly label: string }[] = [
  { value: 'guide', label: 'guide' },
  { value: 'negative_control', label: 'negative control' },
  { value: 'positive_control', label: 'positive control' },
];

/** What the well is as a control, and the text that was pasted into it, to be had back. */
export function WellMarks({ well, plateId, label }: WellMarksProps) {
  const builder = useBuilder();
  const change = (step: string, next: (one: Well) => Well) =>
    builder.edit({ label: step }, (project) =>
      updatePlate(project, plateId, (plate) => ({
        ...plate,
        wells: plate.wells.map((one) => (one.index === well.index ? next(one) : one)),
      })),
    );
  const control = controlOf(well);
  const { asPasted } = well;
  const isMended = asPasted !== undefined && (asPasted.name !== well.name || asPasted.sequence !== well.sequence);
  return (
    <div className={styles.marks}>
      {isMended ? (
        <p className={styles.pasted}>
          Pasted as <code>{[asPasted.name, asPasted.sequence].filter((text) => text.trim() !== '').join(' ')}</code>{' '}
          <Button
            size="small"
            variant="link"
            onClick={() =>
              change(`use the pasted text in ${label}`, ({ asPasted: _, ...one }) => ({ ...one, ...asPasted }))
            }
          >
            Use the pasted text
          </Button>
        </p>
      ) : null}
      <SelectField
        label="This well is a"
        value={control ?? 'guide'}
        options={options}
        hint={hintOf(control, well)}
        onValueChange={(markedAs) =>
          change(`mark ${label} as ${markedAs.replace('_', ' ')}`, ({ markedAs: _, ...one }) =>
            // As its name says: nothing to remember.
            (controlOf(one) ?? 'guide') === markedAs ? one : { ...one, markedAs },
          )
        }
      />
    </div>
  );
}

function hintOf(control: Control | null, { markedAs }: Well): string {
  if (markedAs !== undefined) return 'As you said. It is made like every other well.';
  return control === null ? 'Controls are recognised by names such as NTC-1.' : 'Recognised by its name.';
}
