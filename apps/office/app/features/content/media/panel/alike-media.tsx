import type { MediaDetailWire } from '@cutsite/contracts/content';
import { sizeText } from '../../content-text.tsx';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import { usedText } from '../uploads/upload-list.tsx';
import styles from './alike-media.module.css';

interface AlikeMediaProps {
  readonly media: Pick<MediaDetailWire, 'looks_the_same' | 'is_in_trash'>;
  readonly onOpen: (id: string) => void;
}

/** The same picture in another size, format or quality: which of them pages show, and the way to each. */
export function AlikeMedia({ media, onOpen }: AlikeMediaProps) {
  const { looks_the_same: others, is_in_trash: isInTrash } = media;
  if (isInTrash || others.length === 0) return null;
  return (
    <section className={styles.same} aria-label="Same picture twice">
      <h3>Same picture twice</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <button type="button" onClick={() => onOpen(other.id)}>
              <Thumbnail media={other} />
              <span>
                <b>{other.name}</b>
                <small>
                  {other.width} × {other.height}, {sizeText(other.bytes)}, {usedText(other.used_in)}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="cs-muted cs-small">
        One is enough: put it in the place of the other where that is used, and the other into the trash.
      </p>
    </section>
  );
}
