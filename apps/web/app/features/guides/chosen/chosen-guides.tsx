import type { PickedGuide, WellForGuide } from '@cutsite/domain/guide-design';
import { geneEditors, type Nuclease } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { SelectField, TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { PlateMap } from '@cutsite/ui/plate-map';
import { SequenceText } from '@cutsite/ui/sequence-text';
import styles from './chosen.module.css';
import { newPlateId, type PlateChoice } from './plate-choice.ts';
import { plateAfter, plateLabel, wellsSentence } from './plate-text.ts';

/** A guide that was ticked. */
export interface ChosenGuide extends PickedGuide {
  readonly key: string;
}

interface ChosenGuidesProps {
  readonly guides: readonly ChosenGuide[];
  readonly choice: PlateChoice;
  readonly editor: Nuclease;
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** What was ticked, the wells that it goes into, and the plate as it would be then. */
export function ChosenGuides({ guides, choice, editor, onRemove, onClear }: ChosenGuidesProps) {
  return (
    <aside className={styles.chosen} aria-label="Chosen guides">
      <header>
        <h2>Chosen</h2>
        <span aria-live="polite">{countText(guides.length, 'guide')}</span>
        {guides.length === 0 ? null : (
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        )}
      </header>
      {guides.length === 0 ? (
        <p className={styles.hint}>
          Tick a guide: it stands here, with the name that it will have and the well that it goes into.
        </p>
      ) : (
        <>
          <ul>
            {guides.map(({ key, name, target }, at) => {
              const well = choice.wells[at];
              return (
                <li key={key}>
                  <Well well={well} />
                  <b>{well?.kind === 'free' ? well.name : name}</b>
                  <SequenceText text={target} alphabet="ACGT" wrap />
                  <Button
                    size="small"
                    variant="quiet"
                    icon="close"
                    aria-label={`Take ${name} out`}
                    onClick={() => onRemove(key)}
                  />
                </li>
              );
            })}
          </ul>
          <WhichPlate choice={choice} editor={editor} />
        </>
      )}
    </aside>
  );
}

const labelOf = (index: number): string => wellLabel(wellPosition(index, plate96));

function Well({ well }: { readonly well: WellForGuide | undefined }) {
  if (well?.kind === 'free') return <code className={styles.well}>{labelOf(well.index)}</code>;
  if (well?.kind === 'on_plate') return <Pill>{`on the plate, ${labelOf(well.index)}`}</Pill>;
  return (
    <Pill tone="error" icon="error">
      no free well
    </Pill>
  );
}

function WhichPlate({ choice, editor }: Pick<ChosenGuidesProps, 'choice' | 'editor'>) {
  const { plates, plate, wells, start, isStartAWell, choosePlate, setStart } = choice;
  const { states, fresh, label } = plateAfter(plate, wells);
  return (
    <div className={styles.plate}>
      <div className={styles.where}>
        <SelectField
          label="Send to"
          value={plate?.id ?? newPlateId}
          options={[
            ...(plates ?? []).map((one) => ({ value: one.id, label: plateLabel(one) })),
            { value: newPlateId, label: 'A plate of a new project' },
          ]}
          onValueChange={choosePlate}
        />
        <TextField
          label="Start at"
          mono
          value={start}
          error={isStartAWell ? undefined : 'A01 to H12'}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
      </div>
      <PlateMap format={plate96} states={states} fresh={fresh} label={label} />
      <p className={styles.hint} aria-live="polite">
        {wellsSentence(wells)} Sent as RNA (T becomes U) and without the PAM. The builder shows the list before anything
        is added.
      </p>
      {plate !== null && plate.nuclease !== editor && plate.wells.length > 0 ? (
        <Notice tone="warnMinor">
          {plate.name} is for {geneEditors[plate.nuclease].display}, and these guides are for{' '}
          {geneEditors[editor].display}.
        </Notice>
      ) : null}
    </div>
  );
}
