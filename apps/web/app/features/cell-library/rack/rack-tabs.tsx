import { poolRack } from '@cutsite/domain/cell-library';
import { type KeyboardEvent, useRef } from 'react';
import { PlateTab } from '../../../builder/plate-tabs/plate-tab.tsx';
import styles from '../../../builder/plate-tabs/plate-tabs.module.css';
import { useCheckedCells } from '../check/use-check.ts';
import { useBuilder, useBuilderState, useProject } from '../draft/cells-drafts.ts';
import own from './rack.module.css';

/** The racks as tabs, with a small map each. They come and go with the pools (ruling 43): none is added by hand. */
export function RackTabs() {
  const builder = useBuilder();
  const { activePlateId } = useProject();
  const newPlates = useBuilderState((state) => state.newPlates);
  const { racks, slotsPerRack } = useCheckedCells();
  const tabs = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    racks.findIndex(({ plate }) => plate.id === activePlateId),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: racks.length - 1,
    };
    const next = racks[places[event.key] ?? -1];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    builder.showPlate(next.plate.id);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[racks.indexOf(next)]?.focus();
  };
  return (
    <div className={styles.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div ref={tabs} role="tablist" aria-label="Racks" className={styles.tablist} onKeyDown={onKeyDown}>
        {racks.map(({ plate: { id, name }, check: { filled, wellsToFix }, states }, place) => (
          <PlateTab
            key={id}
            id={id}
            name={name}
            filled={filled}
            wellsToFix={wellsToFix}
            states={states}
            format={poolRack}
            holds={`${slotsPerRack} slots`}
            active={place === at}
            isNew={place !== at && newPlates.has(id)}
            dragged={false}
            drop={undefined}
          />
        ))}
      </div>
      <p className={own.tabNote}>A new rack is made when the slots are full.</p>
    </div>
  );
}
