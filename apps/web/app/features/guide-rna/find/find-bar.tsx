import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { only } from '@cutsite/ui/plate-grid';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type FoundWell, findWells } from '../arrange/find-wells.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { panelFields } from '../well/panel-fields.ts';
import styles from './find-bar.module.css';

interface Found {
  readonly wells: readonly FoundWell[];
  readonly at: number;
}

const nothing: Found = { wells: [], at: 0 };

/** Finds wells of all plates by name, target or label. Ctrl F comes here; pressed here again, it is the browser's own. */
export function FindBar() {
  const builder = useBuilder();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'f';
      if (!isFind || document.activeElement === field.current || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const show = ({ wells, at }: Found) => {
    setFound({ wells, at });
    const well = wells[at];
    if (well === undefined) return;
    if (builder.project().activePlateId !== well.plateId) builder.showPlate(well.plateId);
    builder.look({ selection: only(well.index) });
  };
  const search = (words: string) => {
    const { plates, activePlateId } = builder.project();
    setText(words);
    show({ wells: findWells(plates, words, activePlateId), at: 0 });
  };
  const step = (by: 1 | -1) => {
    const { plates } = builder.project();
    // The plates may have changed since the last letter was typed; the order of what is found stays.
    const wells = found.wells.filter(({ plateId }) => plates.some(({ id }) => id === plateId));
    if (wells.length > 0) show({ wells, at: (found.at + by + wells.length) % wells.length });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      search('');
      panelFields.focusWell();
    }
  };

  return (
    <div className={styles.find} role="search" aria-label="Guides of all plates">
      <Icon name="search" size={14} />
      <input
        ref={field}
        type="search"
        aria-label="Find by name, target or well"
        placeholder="Find a guide"
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => search(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.count} role="status">
        {text.trim() === '' ? null : found.wells.length === 0 ? 'none' : `${found.at + 1} of ${found.wells.length}`}
      </span>
      {found.wells.length > 1 ? (
        <>
          <Button size="small" variant="quiet" icon="back" aria-label="Previous found" onClick={() => step(-1)} />
          <Button size="small" variant="quiet" icon="forward" aria-label="Next found" onClick={() => step(1)} />
        </>
      ) : null}
    </div>
  );
}
