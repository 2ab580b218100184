import type { GenomeSlug } from '@cutsite/domain/gene';
import type { WellForGuide } from '@cutsite/domain/guide-design';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSessionState } from '../../../platform/forms/session-state.ts';
import { GenesOfDrawer, type TickedGuide } from './genes-of-drawer.tsx';
import styles from './guides-drawer.module.css';

/** What was asked for and ticked; kept for this tab, so that closing the drawer or a reload loses nothing. */
interface Kept {
  readonly asked: string;
  readonly ticked: readonly TickedGuide[];
}

const nothing: Kept = { asked: '', ticked: [] };

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { asked, ticked } = value as Partial<Record<string, unknown>>;
  const isGuide = (one: Partial<Record<string, unknown>> | null) =>
    [one?.['key'], one?.['name'], one?.['target']].every((text) => typeof text === 'string');
  return typeof asked === 'string' && Array.isArray(ticked) && ticked.every(isGuide);
}

const labelOf = (index: number): string => wellLabel(wellPosition(index, plate96));

export interface GuidesDrawerProps {
  /** Of the project; guides are known for human and mouse. */
  readonly genome: GenomeSlug | 'other';
  /** Of the plate where the guides go. */
  readonly plateName: string;
  /** The well that has a target already. */
  readonly wellOf: (target: string) => number | undefined;
  /** What speaks against these guides on that plate; null: nothing. */
  readonly warning: string | null;
  readonly states: ReadonlyMap<number, WellState>;
  /** The well from which on free ones are looked for. */
  readonly active: number;
  readonly wellsFor: (guides: readonly TickedGuide[]) => readonly WellForGuide[];
  readonly onAdd: (guides: readonly TickedGuide[], wells: readonly WellForGuide[]) => void;
  readonly onClose: () => void;
}

/**
 * The guides that are known for a gene, beside the plate: those that are ticked go into free wells from the active one
 * on, which are shown before anything is added (GC-13).
 */
export function GuidesDrawer(props: GuidesDrawerProps) {
  const { genome, plateName, wellOf, warning, states, active, wellsFor, onAdd, onClose } = props;
  const [kept, setKept] = useSessionState('cutsite-known-guides-drawer', nothing, isKept);
  const [typed, setTyped] = useState(kept.asked);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const ask = (text: string) => setKept((now) => ({ ...now, asked: text.trim() }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  const wells = wellsFor(kept.ticked);
  const free = wells.flatMap((well) => (well.kind === 'free' ? [well.index] : []));
  const shownStates = new Map(states);
  for (const index of free) shownStates.set(index, 'filled');
  const add = () => {
    onAdd(kept.ticked, wells);
    setKept((now) => ({ ...now, ticked: [] }));
  };
  const noRoom = wells.filter(({ kind }) => kind === 'no_room').length;
  return (
    // Escape is heard wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={box}
      role="dialog"
      aria-label="Guides for a gene"
      className={styles.drawer}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2>Guides for a gene</h2>
        <Button variant="quiet" icon="close" aria-label="Close" onClick={onClose} />
      </header>
      {genome === 'other' ? (
        <p className={styles.hint}>Known guides are of human and mouse. Choose the genome above.</p>
      ) : (
        <>
          <GenesOfDrawer
            genome={genome satisfies GenomeSlug}
            typed={typed}
            asked={kept.asked}
            wellOf={wellOf}
            ticked={kept.ticked}
            onTyped={setTyped}
            onAsk={(text) => {
              setTyped(text);
              ask(text);
            }}
            onSubmit={onSubmit}
            onTick={(guide, isTicked) =>
              setKept((now) => {
                const others = now.ticked.filter(({ key }) => key !== guide.key);
                return { ...now, ticked: isTicked ? [...others, guide] : others };
              })
            }
          />
          <footer>
            {warning === null ? null : <Notice tone="warnMinor">{warning}</Notice>}
            <div className={styles.map}>
              <PlateMap
                format={plate96}
                states={shownStates}
                fresh={new Set(free)}
                label={`${plateName} after this: ${shownStates.size} of 96 wells filled, ${free.length} of them new`}
              />
            </div>
            <p aria-live="polite">
              <b>{countText(kept.ticked.length, 'guide')} chosen</b>
              {free.length === 0 ? '. ' : ` for ${placesOf(free)}. `}
              {kept.ticked.length === 0 ? `They go into free wells from ${labelOf(active)} on.` : null}
              {noRoom === 0 ? null : `${noRoom} without a free well from ${labelOf(active)} on: choose an earlier one.`}
            </p>
            <Button
              variant="primary"
              blockedBecause={free.length > 0 ? null : noRoom > 0 ? 'There is no free well.' : 'Tick a guide first.'}
              onClick={add}
            >
              {free.length === 0 ? 'Send to the plate' : `Send ${free.length} to the plate`}
            </Button>
          </footer>
        </>
      )}
    </section>
  );
}

/** "F03, F04" */
export const placesOf = (indexes: readonly number[]): string =>
  indexes.length > 6
    ? `${labelOf(indexes[0] ?? 0)} to ${labelOf(indexes.at(-1) ?? 0)}`
    : indexes.map(labelOf).join(', ');
