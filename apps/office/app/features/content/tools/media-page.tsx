import type { MediaWire } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { Pill } from '@cutsite/ui/pill';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTitle } from '../../../platform/page-title.ts';
import { contentQueries, type MediaQuery } from '../content-queries.ts';
import { sizeText } from '../content-words.tsx';
import { AddMediaButton } from './add-media-button.tsx';
import { MediaDialog } from './media-dialog.tsx';
import styles from './tools.module.css';

/** Pictures and files, with what is still to be done about them. */
export function MediaPage() {
  usePageTitle('Media');
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const [kind, setKind] = useState('');
  const [open, setOpen] = useState<MediaWire | null>(null);
  const query = { ...(kind === '' ? {} : { kind }), ...(search === '' ? {} : { search }) } as MediaQuery;
  const { data, error, isPending } = useQuery(contentQueries.media(query));
  return (
    <div className={styles.page}>
      <p className="cs-small">
        <a href="/office/content">Content</a> / Media
      </p>
      <h1>Media</h1>
      <div className={styles.row}>
        <TextInput
          label="Find"
          placeholder="Name, words"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label="Show"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          data={[
            { value: '', label: 'Everything' },
            { value: 'pictures', label: 'Pictures' },
            { value: 'files', label: 'Files' },
            { value: 'no_alt', label: 'Pictures without words' },
            { value: 'unused', label: 'Used nowhere' },
            { value: 'trash', label: 'In the trash' },
          ]}
        />
        <p role="status" className="cs-muted">
          {isPending ? 'One moment…' : `${data?.total ?? 0} in all`}
        </p>
      </div>
      <AddMediaButton />
      {error === null ? null : <Notice tone="error">{error.message}</Notice>}
      <ul className={styles.grid}>
        {data?.media.map((media) => (
          <li key={media.id} className={styles.tile}>
            {media.width === null ? (
              <span data-file="">{endingOf(media.name)}</span>
            ) : (
              <img src={media.src} alt={media.alt} loading="lazy" />
            )}
            {media.width !== null && media.alt === '' ? (
              <span className={styles.over}>
                <Pill tone="warnMinor" icon="warning">
                  No words for it
                </Pill>
              </span>
            ) : null}
            <code>{media.name}</code>
            <small className="cs-muted">
              <span>{media.width === null ? sizeText(media.bytes) : `${media.width} × ${media.height}`}</span>
              <span>{usedText(media.used_in)}</span>
            </small>
            <button
              type="button"
              className={styles.open}
              aria-label={`Edit ${media.name}`}
              onClick={() => setOpen(media)}
            />
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <MediaDialog key={open.id} media={open} isInTrash={kind === 'trash'} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

const endingOf = (name: string): string => name.split('.').at(-1)?.toUpperCase() ?? '';

const usedText = (count: number): string =>
  count === 0 ? 'not used' : `in ${count} ${count === 1 ? 'entry' : 'entries'}`;
