import {
  type GuideRnaSettings,
  geneEditors,
  modifications,
  modificationsFor,
  nucleasesShownIn,
  type Tube,
  yieldOptionsFor,
} from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { figured } from '../../../builder/words/count-words.ts';
import { useVisitorCountry } from '../genome/visitor-country.ts';
import { removeTubes, setTubes } from '../project/edit-tubes.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { purificationChoices } from '../words/purification-choices.ts';
import type { ChosenTubes } from './chosen-tubes.ts';
import styles from './row/tubes.module.css';

interface BulkBarProps {
  readonly tubes: readonly Tube[];
  readonly chosen: ChosenTubes;
}

/** One change to all ticked tubes; each is one undoable step. */
export function BulkBar({ tubes, chosen }: BulkBarProps) {
  const builder = useBuilder();
  const country = useVisitorCountry();
  const picked = tubes.filter(({ id }) => chosen.ids.has(id));
  const count = figured(picked.length, 'tube');
  const set = (what: string, shown: string, change: Partial<GuideRnaSettings>) => {
    builder.edit({ label: `${what.toLowerCase()} of ${count}` }, (project) => setTubes(project, chosen.ids, change));
    builder.tell(`${what} of ${count}: ${shown}.`, true);
  };
  const remove = () => {
    builder.edit({ label: `remove ${count}` }, (project) => removeTubes(project, chosen.ids));
    builder.tell(`${count} removed.`, true);
  };
  const offered = modifications.filter((id) => picked.some((tube) => offers(tube, id)));
  return (
    <div className={styles.bulk} role="group" aria-label="Change the selected tubes">
      <b role="status">{picked.length} selected</b>
      <BulkSelect
        label="Gene editor"
        options={nucleasesShownIn(country).map((id) => ({ id, text: geneEditors[id].display }))}
        onPick={(nuclease, text) => set('Gene editor', text, { nuclease })}
      />
      <BulkSelect
        label="Modifications"
        options={offered.map((id) => ({
          id,
          text: picked.every((tube) => offers(tube, id)) ? id : `${id} (not with every editor)`,
        }))}
        onPick={(chosenOne) => set('Modifications', chosenOne, { modifications: chosenOne })}
      />
      <BulkSelect
        label="Yield"
        options={yieldOptionsFor('tube').map(({ id, display }) => ({ id, text: display }))}
        onPick={(amount, text) => set('Yield', text, { yield: amount })}
      />
      <BulkSelect
        label="Purification"
        options={purificationChoices}
        onPick={(purification, text) => set('Purification', text, { purification })}
      />
      <Button icon="remove" onClick={remove}>
        {`Delete ${count}`}
      </Button>
      <Button variant="quiet" onClick={() => chosen.chooseAll(false)}>
        Clear the selection
      </Button>
    </div>
  );
}

const offers = (tube: Tube, id: Tube['modifications']): boolean => modificationsFor(tube.nuclease).includes(id);

interface BulkSelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly text: string }[];
  readonly onPick: (id: Id, text: string) => void;
}

/** A select that stands on its own name and acts when another line is picked. */
function BulkSelect<Id extends string>({ label, options, onPick }: BulkSelectProps<Id>) {
  return (
    <select
      className={styles.select}
      data-framed
      aria-label={`${label} of the selected tubes`}
      value=""
      onChange={(event) => {
        const option = options[event.currentTarget.selectedIndex - 1];
        if (option !== undefined) onPick(option.id, option.text);
      }}
    >
      <option value="">{label}</option>
      {options.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
}
