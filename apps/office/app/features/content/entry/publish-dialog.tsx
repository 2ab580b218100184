import { timeFaults } from '@cutsite/content/entry';
import { publishEntry, scheduleEntry } from '@cutsite/contracts/content';
import { countText } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { Checkbox, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { localOfMoment, momentOfLocal, momentWithZone, zoneHint } from '../content-text.tsx';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import { draftWarnings, readyFaults } from '../draft/draft-checks.ts';
import type { EntryWriter } from '../draft/use-entry-write.ts';
import { goToField } from '../field-path/go-to-field.ts';
import styles from './entry.module.css';
import { useEmptied } from './use-emptied.ts';

interface PublishDialogProps {
  readonly state: AutosaveState;
  readonly writer: EntryWriter;
  readonly onClose: () => void;
}

/** Now, or at a time; what will happen is listed before, and the button says the moment. */
export function PublishDialog({ state, writer, onClose }: PublishDialogProps) {
  const { entry, draft } = state;
  const { id } = entry;
  const [openedAt] = useState(() => new Date());
  const [when, setWhen] = useState(entry.publish_at === null ? 'now' : 'later');
  const [on, setOn] = useState(entry.publish_at === null ? '' : localOfMoment(entry.publish_at));
  const [off, setOff] = useState(entry.unpublish_at === null ? '' : localOfMoment(entry.unpublish_at));
  const [said, setSaid] = useState(entry.publish_note ?? '');
  const note = said.trim() === '' ? {} : { note: said.trim() };
  const faults = readyFaults(entry.type, draft);
  const warnings = draftWarnings(entry.type, draft, entry.points_at, new Map(entry.media.map((one) => [one.id, one])));
  const [publishAt, unpublishAt] = [momentOfLocal(on), momentOfLocal(off)];
  const isLater = when === 'later';
  const date = (iso: string | null) => (iso === null ? null : new Date(iso));
  const times = { publishAt: isLater ? date(publishAt) : null, unpublishAt: date(unpublishAt) };
  const [wrongTime] = timeFaults(times, openedAt);
  const emptied = useEmptied(state);
  const [mayBeEmpty, setMayBeEmpty] = useState(false);
  const blocked =
    faults.length > 0
      ? 'Some things are to be fixed first.'
      : isLater && publishAt === null
        ? 'Choose a publish time.'
        : wrongTime !== undefined
          ? wrongTime.message
          : emptied === null
            ? 'What is on the site is being read.'
            : emptied.length > 0 && !mayBeEmpty
              ? 'Confirm that it is to be empty, or undo it.'
              : null;
  const schedule = (publish_at: string | null, unpublish_at: string | null) =>
    writer.write(
      (revision) => call(scheduleEntry, { params: { id }, body: { revision, publish_at, unpublish_at, ...note } }),
      onClose,
    );
  const publish = () =>
    writer.write(
      (revision) => call(publishEntry, { params: { id }, body: { revision, unpublish_at: unpublishAt, ...note } }),
      onClose,
    );
  return (
    <Dialog opened onClose={onClose} title="Publish">
      <div className={styles.dialog}>
        {faults.length === 0 ? null : (
          <Notice tone="error">
            <b>{countText(faults.length, 'thing to fix', 'things to fix')} before publishing</b>
            <ul className={styles.checks}>
              {faults.map(({ path, message }) => (
                <li key={`${path.join('.')} ${message}`}>
                  <button
                    type="button"
                    onClick={() => {
                      onClose();
                      // The dialog gives the focus back first.
                      setTimeout(() => goToField(path), 300);
                    }}
                  >
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {warnings.length === 0 ? null : (
          <Notice tone="warnMinor">
            <b>Worth a look before</b>
            <ul className={styles.checks} data-warnings="">
              {warnings.map(({ path, message }) => (
                <li key={`${path.join('.')} ${message}`}>{message}</li>
              ))}
            </ul>
          </Notice>
        )}
        {emptied === null || emptied.length === 0 ? null : (
          <Notice tone="warnMinor">
            <b>Visitors lose {emptied.map(({ label, was }) => `${label} (${was})`).join(' and ')}.</b>
            <Checkbox
              mt={6}
              label="Yes, it is to be empty"
              checked={mayBeEmpty}
              onChange={(event) => setMayBeEmpty(event.currentTarget.checked)}
            />
          </Notice>
        )}
        <Radio.Group label="When" value={when} onChange={setWhen}>
          <div className={styles.choices}>
            <Radio value="now" label="Now" />
            <Radio value="later" label="At a time" />
          </div>
        </Radio.Group>
        {isLater ? (
          <TextInput
            type="datetime-local"
            label="Publishes"
            withAsterisk
            description={zoneHint(publishAt)}
            value={on}
            onChange={(event) => setOn(event.currentTarget.value)}
          />
        ) : null}
        <TextInput
          type="datetime-local"
          label="Unpublishes"
          description={`Empty: never. ${zoneHint(unpublishAt)}`}
          value={off}
          onChange={(event) => setOff(event.currentTarget.value)}
        />
        <TextInput
          label="Note for the history"
          description="What is new, for whoever reads the history later. It may be left empty."
          maxLength={200}
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
        />
        <Notice>
          <b>What happens: </b>
          {isLater
            ? 'the current version is published at that time, once; later edits wait for their own publishing. '
            : 'visitors see this version at once, also on the pages that show a part of it. '}
          {entry.published_url !== null && draft.url !== null && entry.published_url !== draft.url
            ? `${entry.published_url} leads to ${draft.url}. `
            : ''}
          {entry.used_in === 0 ? '' : `It is used in ${countText(entry.used_in, 'entry', 'entries')}.`}
        </Notice>
        {writer.error === null ? null : (
          <Notice tone="error" role="alert">
            {writer.error}
          </Notice>
        )}
        {blocked === null ? null : <p className="cs-muted">{blocked}</p>}
        <div className={styles.buttons}>
          <Button
            disabled={blocked !== null}
            busy={writer.isPending}
            onClick={() => (isLater ? schedule(publishAt, unpublishAt) : publish())}
          >
            {isLater && publishAt !== null ? `Schedule for ${momentWithZone(publishAt)}` : 'Publish now'}
          </Button>
          {entry.publish_at === null && entry.unpublish_at === null ? null : (
            <Button variant="default" busy={writer.isPending} onClick={() => schedule(null, null)}>
              Clear schedule
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
