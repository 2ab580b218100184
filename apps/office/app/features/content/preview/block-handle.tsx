import type { StoredBlock } from '@cutsite/content/field';
import { Icon } from '@cutsite/ui/icon';
import { useEffect, useState } from 'react';
import { pressProps } from '../../../platform/press.ts';
import { BlockIcon } from '../blocks/block-icon.tsx';
import { labelOf } from '../blocks/block-text.ts';
import type { Fields } from '../draft/same-value.ts';
import { actOnBlock } from '../field-path/act-on-block.ts';
import styles from './preview.module.css';

interface BlockHandleProps {
  readonly page: Document;
  readonly draftNow: () => { readonly fields: Fields };
  /** The place of the block that is chosen. */
  readonly place: number;
  readonly scale: number;
  /** Of the frame, before it is scaled. */
  readonly height: number;
}

/** On the upper edge of the block that is chosen, in its page: its name, and what can be done with it there. */
export function BlockHandle({ page, draftNow, place, scale, height }: BlockHandleProps) {
  const [top, setTop] = useState<number | null>(null);
  const blocks = blocksOf(draftNow().fields);
  const block = blocks[place];
  const id = block?.id;
  useEffect(() => {
    const look = () => {
      const shown = id === undefined ? null : page.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
      const box = shown?.firstElementChild?.getBoundingClientRect();
      const isInSight = box !== undefined && box.bottom > 40 && box.top < height - 40;
      setTop(isInSight ? Math.max(0, box.top) : null);
    };
    look();
    page.addEventListener('scroll', look);
    return () => page.removeEventListener('scroll', look);
  }, [page, id, height]);
  if (block === undefined || top === null) return null;
  const label = labelOf(block.block);
  return (
    <div className={styles.handle} role="toolbar" aria-label={`${label}, in the page`} style={{ top: top * scale }}>
      <BlockIcon name={block.block} />
      <b>{label}</b>
      <button
        type="button"
        aria-label={`Move ${label} up in the page`}
        {...pressProps({
          blockedBecause: place === 0 ? 'It is the first block.' : null,
          onClick: () => actOnBlock('up', place),
        })}
      >
        <span aria-hidden="true">↑</span>
      </button>
      <button
        type="button"
        aria-label={`Move ${label} down in the page`}
        {...pressProps({
          blockedBecause: place === blocks.length - 1 ? 'It is the last block.' : null,
          onClick: () => actOnBlock('down', place),
        })}
      >
        <span aria-hidden="true">↓</span>
      </button>
      <button type="button" aria-label={`Duplicate ${label} in the page`} onClick={() => actOnBlock('copy', place)}>
        <Icon name="copy" size={13} />
      </button>
      <button type="button" aria-label={`Remove ${label} from the page`} onClick={() => actOnBlock('remove', place)}>
        <Icon name="remove" size={13} />
      </button>
    </div>
  );
}

const blocksOf = ({ blocks }: Fields): readonly StoredBlock[] =>
  Array.isArray(blocks) ? (blocks as readonly StoredBlock[]) : [];
