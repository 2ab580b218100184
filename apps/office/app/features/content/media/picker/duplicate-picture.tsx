import { type MediaWire, trashMedia } from '@cutsite/contracts/content';
import { may } from '@cutsite/domain/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { call } from '../../../../platform/call.ts';
import { useStaff } from '../../../../platform/session.ts';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import { usedText } from '../uploads/upload-list.tsx';
import styles from './duplicate-picture.module.css';

interface DuplicatePictureProps {
  /** The one that was just added. */
  readonly media: MediaWire;
  /** The one that was here and looks the same. */
  readonly twin: MediaWire;
  readonly onPick: (media: MediaWire) => void;
}

/** What was just added is here already: one picture for every page, or two on purpose. */
export function DuplicatePicture({ media, twin, onPick }: DuplicatePictureProps) {
  const client = useQueryClient();
  const mayDelete = may(useStaff()?.groups ?? [], 'delete_content');
  const [isBusy, setBusy] = useState(false);
  const use = useRef<HTMLButtonElement>(null);
  // The question stands above the list of pictures, and may be out of sight.
  useEffect(() => use.current?.focus(), []);
  const putTwin = async () => {
    setBusy(true);
    // One that stays is found under "Not used".
    if (mayDelete) await call(trashMedia, { params: { id: media.id } }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: ['content', 'media'] });
    onPick(twin);
  };
  return (
    <section className={styles.same} aria-label="Same picture twice">
      <h2>Same picture twice</h2>
      <ul>
        <li>
          <Thumbnail media={media} />
          <small>new: {media.name}</small>
        </li>
        <li>
          <Thumbnail media={twin} />
          <small>
            here: {twin.name}, {usedText(twin.used_in)}
          </small>
        </li>
      </ul>
      <div className={styles.choices}>
        <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => onPick(media)}>
          Keep both
        </Button>
        <Button ref={use} size="xs" busy={isBusy} onClick={() => void putTwin()}>
          Use the one here
        </Button>
      </div>
    </section>
  );
}
