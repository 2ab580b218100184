import type { MediaWire } from '@cutsite/contracts/content';
import { groupedDigits } from '@cutsite/domain/text';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../platform/dialog.tsx';
import tile from '../../../../platform/tile.module.css';
import { contentQueries } from '../../content-queries.ts';
import { sizeText } from '../../content-text.tsx';
import { AddMediaButton } from '../uploads/add-media-button.tsx';
import { DuplicatePicture } from './duplicate-picture.tsx';
import styles from './media-picker.module.css';

interface MediaPickerProps {
  readonly kind: 'pictures' | 'files';
  readonly onPick: (media: MediaWire) => void;
  readonly onClose: () => void;
}

/** The pictures or files that there are, found by name, words and folder. */
export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const [folder, setFolder] = useState('');
  const [added, setAdded] = useState<{ readonly media: MediaWire; readonly twin: MediaWire } | null>(null);
  const folders = useQuery(contentQueries.mediaCounts()).data?.folders ?? [];
  const asked = { kind, ...(search === '' ? {} : { search }), ...(folder === '' ? {} : { folder }) };
  const { data, error } = useQuery(contentQueries.media(asked));
  return (
    <Dialog opened onClose={onClose} size="xl" title={kind === 'pictures' ? 'Choose a picture' : 'Choose a file'}>
      <div className={styles.filters}>
        <TextInput
          data-autofocus
          label="Find"
          placeholder="Name, words, credit"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {folders.length === 0 ? null : (
          <NativeSelect
            label="Folder"
            value={folder}
            data={[{ value: '', label: 'Every folder' }, ...folders.map(({ name }) => name)]}
            onChange={(event) => setFolder(event.currentTarget.value)}
          />
        )}
      </div>
      <AddMediaButton
        onAdded={(media) => {
          if ((media.width === null) !== (kind === 'files')) return;
          if (media.twin === null) onPick(media);
          else setAdded({ media, twin: media.twin });
        }}
      />
      {added === null ? null : <DuplicatePicture {...added} onPick={onPick} />}
      {error === null ? null : <Notice tone="error">{error.message}</Notice>}
      {data?.media.length === 0 ? <p className={styles.none}>Nothing found.</p> : null}
      {data === undefined || data.total <= data.media.length ? null : (
        <p className="cs-muted cs-small">
          The newest {data.media.length} of {groupedDigits(data.total)}. Type to find the others.
        </p>
      )}
      <ul className={styles.grid}>
        {data?.media.map((media) => (
          <li key={media.id}>
            <button type="button" className={`${tile.tile} ${styles.tile}`} onClick={() => onPick(media)}>
              {media.width === null ? (
                <span className={styles.fileTile}>{media.type}</span>
              ) : (
                <img src={media.thumb} alt="" loading="lazy" />
              )}
              <b>{media.name}</b>
              <small>{sizeText(media.bytes)}</small>
              {media.width === null ? null : <small className="cs-muted">{wordsOf(media)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The words that a use begins with. */
function wordsOf({ alt, is_decorative: isDecorative }: MediaWire): string {
  if (alt !== '') return alt;
  return isDecorative ? 'Decoration' : 'No alt text yet';
}
