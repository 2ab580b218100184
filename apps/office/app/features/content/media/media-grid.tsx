import type { MediaWire } from '@cutsite/contracts/content';
import { Pill } from '@cutsite/ui/pill';
import { sizeText } from '../content-text.tsx';
import styles from './media.module.css';
import { factsOf, isSameFacts } from './panel/media-facts.ts';
import { rememberedFacts } from './panel/saved-facts.ts';
import { Thumbnail } from './thumbnail/thumbnail.tsx';
import { usedText } from './uploads/upload-list.tsx';
import type { Walk } from './use-walk.ts';

export interface MediaListProps {
  readonly media: readonly MediaWire[];
  readonly chosen: ReadonlyMap<string, MediaWire>;
  /** The id of the one whose panel is open. */
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  /** @param isRange from the one that was chosen before up to this one */
  readonly onChoose: (place: number, isRange: boolean) => void;
}

/** What is to be done about one: words that are missing, or not saved. */
export function MediaPills({ media }: { readonly media: MediaWire }) {
  const kept = rememberedFacts(media.id);
  const isWordless = media.width !== null && media.alt === '' && !media.is_decorative;
  const isLarge = media.bytes >= (media.width === null ? 20_000_000 : 2_000_000) || (media.width ?? 0) > 4_800;
  return (
    <>
      {kept !== null && !isSameFacts(kept.facts, factsOf(media)) ? (
        <Pill tone="warnMajor" icon="warning">
          Words not saved
        </Pill>
      ) : null}
      {isWordless ? (
        <Pill tone="warnMinor" icon="warning">
          No alt text
        </Pill>
      ) : null}
      {isLarge ? (
        <Pill tone="warnMinor" icon="warning">
          {sizeText(media.bytes)}, larger than needed
        </Pill>
      ) : null}
      {media.alike > 0 ? (
        <Pill tone="warnMinor" icon="warning">
          Same picture twice
        </Pill>
      ) : null}
    </>
  );
}

/** Tiles that are walked through with the arrows, opened by Enter and chosen by X. */
export function MediaGrid({ media, chosen, open, onOpen, onChoose, walk }: MediaListProps & { readonly walk: Walk }) {
  return (
    <ul className={styles.grid} aria-label="Media" {...walk.list}>
      {media.map((one, index) => (
        <li
          key={one.id}
          className={styles.tile}
          data-open={one.id === open ? '' : undefined}
          data-chosen={chosen.has(one.id) ? '' : undefined}
        >
          <Thumbnail media={one} />
          <span className={styles.over}>
            <MediaPills media={one} />
          </span>
          <code>{one.name}</code>
          <small className="cs-muted">
            <span>{one.width === null ? sizeText(one.bytes) : `${one.width} × ${one.height}`}</span>
            <span>{usedText(one.used_in)}</span>
          </small>
          <button
            type="button"
            className={styles.open}
            aria-label={`Edit ${one.name}`}
            aria-current={one.id === open ? 'true' : undefined}
            data-place={index}
            tabIndex={index === walk.at ? 0 : -1}
            onClick={() => {
              walk.go(index);
              onOpen(one.id);
            }}
          />
          <input
            type="checkbox"
            className={styles.choose}
            aria-label={`Select ${one.name}`}
            tabIndex={index === walk.at ? 0 : -1}
            checked={chosen.has(one.id)}
            onChange={(event) => onChoose(index, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </li>
      ))}
    </ul>
  );
}
