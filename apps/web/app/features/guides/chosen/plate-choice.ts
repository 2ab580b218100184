import { type PickedGuide, type WellForGuide, wellsForGuides } from '@cutsite/domain/guide-design';
import { parseWellLabel, plate96 } from '@cutsite/domain/labware';
import { useEffect, useMemo, useState } from 'react';
import { firstFreeWell } from '../../../builder/list-import/first-free-well.ts';
import type { PlateToFill, ReadPlatesToFill } from '../../../platform/between-pages/plate-to-fill.ts';
import { keepInSession, keptInSession } from '../../../platform/forms/session-state.ts';

/** The plate of a new project, as a choice. */
export const newPlateId = 'new';

/** What was chosen; empty: the plate that was worked on last, and its first free well. */
interface Chosen {
  readonly plateId: string;
  readonly start: string;
}

/** Where chosen guides go on a plate. */
export interface PlateChoice {
  /** Null until they were read. */
  readonly plates: readonly PlateToFill[] | null;
  /** Null: the plate of a new project. */
  readonly plate: PlateToFill | null;
  /** The well of each guide, in the order of the guides. */
  readonly wells: readonly WellForGuide[];
  /** The well that guides go on from, as typed or as the first free one. */
  readonly start: string;
  readonly isStartAWell: boolean;
  readonly choosePlate: (id: string) => void;
  readonly setStart: (start: string) => void;
}

const key = 'cutsite-guides-plate';
const nothingChosen: Chosen = { plateId: '', start: '' };

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null) return false;
  const { plateId, start } = value as Partial<Record<string, unknown>>;
  return typeof plateId === 'string' && typeof start === 'string';
}

/** The wells of guides that go to a plate, from a well on; a start that is no well counts as the first one. */
export function wellsOn(plate: PlateToFill | null, guides: readonly PickedGuide[], start: string) {
  const read = parseWellLabel(start, plate96);
  return wellsForGuides(plate ?? { wells: [] }, guides, {
    format: plate96,
    order: 'by_row',
    ...(read.ok ? { startAt: read.value } : {}),
  });
}

/** The plate that guides go to and the wells they get there; what was chosen is kept for this tab. */
export function usePlateChoice(guides: readonly PickedGuide[], read: ReadPlatesToFill): PlateChoice {
  const [plates, setPlates] = useState<readonly PlateToFill[] | null>(null);
  const [chosen, setChosen] = useState<Chosen>(() => keptInSession(key, isChosen) ?? nothingChosen);
  useEffect(() => {
    let left = false;
    const look = () => {
      read().then(
        (found) => (left ? undefined : setPlates(found)),
        // Where a browser keeps nothing there are no plates to send to.
        () => (left ? undefined : setPlates([])),
      );
    };
    look();
    // In another tab a plate may have been filled meanwhile.
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    return () => {
      left = true;
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
    };
  }, [read]);
  const plate = useMemo(() => {
    if (plates === null || chosen.plateId === newPlateId) return null;
    return plates.find(({ id }) => id === chosen.plateId) ?? plates[0] ?? null;
  }, [plates, chosen.plateId]);
  const start = chosen.start || firstFreeWell(plate ?? undefined, 'by_row', plate96);
  const wells = useMemo(() => wellsOn(plate, guides, start), [plate, guides, start]);
  const choose = (next: Chosen) => {
    setChosen(next);
    keepInSession(key, next);
  };
  return {
    plates,
    plate,
    wells,
    start,
    isStartAWell: start === '' || parseWellLabel(start, plate96).ok,
    // Each plate has a first free well of its own.
    choosePlate: (plateId) => choose({ plateId, start: '' }),
    setStart: (typed) => choose({ plateId: plate?.id ?? chosen.plateId, start: typed }),
  };
}
