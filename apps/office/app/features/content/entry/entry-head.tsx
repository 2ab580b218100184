import { duplicateEntry, reviewEntry, sharePreview, trashEntry, unpublishEntry } from '@cutsite/contracts/content';
import { may, whoMay } from '@cutsite/domain/staff';
import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import { useStaff } from '../../../platform/session.ts';
import { momentWithZone, StatePill, typeLabel } from '../content-words.tsx';
import type { KeeperState } from '../draft/draft-keeper.ts';
import styles from './entry.module.css';
import type { EntryWriter } from './use-entry-write.ts';

interface EntryHeadProps {
  readonly title: string;
  readonly state: KeeperState;
  readonly others: readonly string[];
  readonly writer: EntryWriter;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  readonly onHistory: () => void;
  readonly onPublish: () => void;
}

const words: Readonly<Record<KeeperState['keeping'], string>> = {
  saved: 'Draft saved',
  waiting: 'Saved in a moment',
  saving: 'Saving…',
  failed: 'Not saved',
  clash: 'Not saved: a choice is needed',
};

/** The head of an entry: what it is, where it is, whether it is saved, who else is here, and what can be done. */
export function EntryHead(props: EntryHeadProps) {
  const { title, state, others, writer, onBack, onOpen, onHistory, onPublish } = props;
  const { entry, keeping, problem } = state;
  const roles = useStaff()?.groups ?? [];
  const { id } = entry;
  const [link, setLink] = useState<{ readonly url: string; readonly until: string } | null>(null);
  const share = useMutation({
    mutationFn: () => call(sharePreview, { params: { id }, body: { hours: 72 } }),
    onSuccess: ({ url, expires_at }) => setLink({ url: `${window.location.origin}${url}`, until: expires_at }),
  });
  const duplicate = useMutation({
    mutationFn: () => call(duplicateEntry, { params: { id } }),
    onSuccess: (copy) => onOpen(copy.id),
  });
  const blocked = may(roles, 'delete_content') ? null : whoMay('delete_content');
  const failure = share.error ?? duplicate.error;
  return (
    <header className={styles.head}>
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
      <p className={styles.saved} role="status" data-keeping={keeping}>
        {words[keeping]}
        {problem === null ? '' : `: ${problem}`}
      </p>
      {others.length === 0 ? null : <p className={styles.others}>Also here: {others.join(', ')}</p>}
      <span className={styles.space} />
      <Button size="xs" variant="subtle" onClick={onHistory}>
        History, {entry.version}
      </Button>
      <Button size="xs" variant="default" loading={share.isPending} onClick={() => share.mutate()}>
        Preview link
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() =>
          writer.write((revision) =>
            call(reviewEntry, { params: { id }, body: { revision, is_in_review: !entry.is_in_review } }),
          )
        }
      >
        {entry.is_in_review ? 'Review is done' : 'Ask for review'}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="xs" variant="default">
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => duplicate.mutate()}>Duplicate</Menu.Item>
          {entry.published_version === null ? null : (
            <Menu.Item
              onClick={() => writer.write((revision) => call(unpublishEntry, { params: { id }, body: { revision } }))}
            >
              Take off the site
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
      <Button size="xs" onClick={onPublish}>
        Publish
      </Button>
      {link === null ? null : (
        <p className={styles.link} role="status">
          Anybody with this link reads the draft until {momentWithZone(link.until)}:{' '}
          <a href={link.url} target="_blank" rel="noreferrer">
            {link.url}
          </a>{' '}
          <Button size="compact-xs" variant="default" onClick={() => void navigator.clipboard?.writeText(link.url)}>
            Copy
          </Button>
        </p>
      )}
      {failure === null ? null : (
        <p className={styles.link} role="alert">
          {failure.message}
        </p>
      )}
    </header>
  );
}
