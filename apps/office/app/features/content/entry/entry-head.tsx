import { duplicateEntry, trashEntry, unpublishEntry } from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { Icon } from '@cutsite/ui/icon';
import { Pill } from '@cutsite/ui/pill';
import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { IconButton } from '../../../platform/icon-button.tsx';
import { momentText } from '../../../platform/moment-text.ts';
import { useStaff } from '../../../platform/session.ts';
import { momentWithZone, StatePill, typeLabel } from '../content-text.tsx';
import type { AutosaveState } from '../draft/draft-autosave.ts';
import type { EntryWriter } from '../draft/use-entry-write.ts';
import styles from './entry.module.css';
import type { Steps } from './use-steps.ts';

interface EntryHeadProps {
  readonly title: string;
  readonly state: AutosaveState;
  readonly others: readonly string[];
  readonly writer: EntryWriter;
  readonly steps: Steps;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  readonly onHistory: () => void;
  readonly onLinks: () => void;
  readonly onReview: () => void;
  readonly onPublish: () => void;
}

const words: Readonly<Record<AutosaveState['saveStatus'], string>> = {
  saved: 'Draft saved',
  waiting: 'Saving soon',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Not saved: a choice is needed',
};

/** The head of an entry: what it is, where it is, whether it is saved, who else is here, and what can be done. */
export function EntryHead(props: EntryHeadProps) {
  const { title, state, others, writer, steps, onBack, onOpen, onHistory, onLinks, onReview, onPublish } = props;
  const { entry, saveStatus, problem } = state;
  const roles = useStaff()?.groups ?? [];
  const { id } = entry;
  const client = useQueryClient();
  const mutationKey = ['content', 'duplicate'];
  const duplicate = useMutation({
    mutationKey,
    mutationFn: () => call(duplicateEntry, { params: { id } }),
    onSuccess: (copy) => onOpen(copy.id),
  });
  const blocked = may(roles, 'delete_content') ? null : whoMay('delete_content');
  const failure = duplicate.error;
  return (
    <header className={styles.head}>
      <div className={styles.state}>
        <div className={styles.name}>
          <p className="cs-small">
            <a
              href="/office/content"
              onClick={(event) => {
                event.preventDefault();
                onBack();
              }}
            >
              Content
            </a>{' '}
            / {typeLabel(entry.type)}
          </p>
          <h1>{title}</h1>
        </div>
        <StatePill state={entry.state} />
        {entry.approved_by === null ? null : <Pill tone="success">Approved by {entry.approved_by}</Pill>}
        <p className={styles.saved} role="status" data-save-status={saveStatus}>
          {words[saveStatus]}
          {saveStatus === 'saved' ? ` ${momentText(entry.updated_at)}` : ''}
          {problem === null ? '' : `: ${problem}`}
        </p>
        {entry.published_at === null || entry.published_version === null ? null : (
          <p className={styles.saved}>
            On the site: version {entry.published_version}, since {momentText(entry.published_at)}
          </p>
        )}
        {entry.publish_at === null ? null : (
          <p className={styles.saved}>Publishes {momentWithZone(entry.publish_at)}</p>
        )}
        {entry.unpublish_at === null ? null : (
          <p className={styles.saved}>Unpublishes {momentWithZone(entry.unpublish_at)}</p>
        )}
        {others.length === 0 ? null : <p className={styles.others}>Also here: {others.join(', ')}</p>}
        {failure === null ? null : (
          <p className={styles.link} role="alert">
            {failure.message}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <IconButton
          aria-label="Undo"
          title="Undo: Ctrl Z"
          blockedBecause={steps.canUndo ? null : 'There is nothing to undo.'}
          onClick={steps.undo}
        >
          <Icon name="undo" size={14} />
        </IconButton>
        <IconButton
          aria-label="Redo"
          title="Redo: Ctrl Y"
          blockedBecause={steps.canRedo ? null : 'There is nothing to redo.'}
          onClick={steps.redo}
        >
          <Icon name="redo" size={14} />
        </IconButton>
        <span role="status" className="cs-visually-hidden">
          {steps.said}
        </span>
        <Button size="xs" variant="subtle" onClick={onHistory}>
          History, {entry.version}
        </Button>
        <Button size="xs" variant="default" onClick={onLinks}>
          Preview links
        </Button>
        <Button size="xs" variant="default" onClick={onReview}>
          {entry.is_in_review ? 'End the review' : 'Ask for review'}
        </Button>
        <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button size="xs" variant="default">
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => client.isMutating({ mutationKey }) === 0 && duplicate.mutate()}>
              Duplicate
            </Menu.Item>
            {entry.published_version === null ? null : (
              <Menu.Item
                onClick={() => writer.write((revision) => call(unpublishEntry, { params: { id }, body: { revision } }))}
              >
                Remove the site
              </Menu.Item>
            )}
            <Menu.Item
              color="red"
              aria-disabled={blocked !== null}
              {...(blocked === null ? {} : { 'data-disabled': true, title: blocked })}
              onClick={() => {
                if (blocked === null)
                  writer.write((revision) => call(trashEntry, { params: { id }, body: { revision } }), onBack);
              }}
            >
              Put into the trash
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button size="xs" disabled={entry.publishing_off !== null} onClick={onPublish}>
          Publish
        </Button>
      </div>
    </header>
  );
}
