import type { RepairKind } from '@cutsite/domain/guide-rna';
import { plate96, wellLabel, wellPosition } from '@cutsite/domain/labware';
import { parseSequenceSheet, type SequenceSheet, sheetFaultMessage } from '@cutsite/domain/sheet';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { readCells } from '../paste/read-cells.ts';
import { activePlateOf } from '../project/edit-plates.ts';
import { useBuilder, useBuilderState, useProject } from '../project/use-builder.tsx';
import { useCartNames } from '../purchase/cart-names.tsx';
import { type Preview, previewAsTubes, previewOnPlate, repairsTickedAtFirst } from './preview.ts';

export type Placing = 'next_free' | 'from_active';

export interface Source {
  readonly text: string;
  /** An uploaded file needs a header with name and sequence columns (Specification 1 §5). */
  readonly uploaded: boolean;
}

export interface Reading {
  readonly preview: Preview | null;
  readonly ticked: ReadonlySet<RepairKind>;
  /** Why the text cannot be read. */
  readonly refusal: string | null;
}

interface ReadSheet {
  readonly sheet: SequenceSheet | null;
  readonly refusal: string | null;
}

const nothing: ReadSheet = { sheet: null, refusal: null };

/** Reads the text and works out what adding it would do, each time anything changes. */
export function usePreview(
  source: Source,
  placing: Placing,
  switchedOn: ReadonlySet<RepairKind>,
  switchedOff: ReadonlySet<RepairKind>,
): Reading {
  const builder = useBuilder();
  const project = useProject();
  const tubeNamesInCart = useCartNames();
  const { fillOrder, selection, newTubeSettings } = useBuilderState((state) => state);
  const { sheet, refusal } = useSheet(useDeferredValue(source));
  const plate = activePlateOf(project);
  const settings = project.format === 'plates' && plate !== undefined ? plate : newTubeSettings;

  const ticked = useMemo(() => {
    const kinds = new Set(sheet === null ? [] : repairsTickedAtFirst(sheet, settings));
    for (const kind of switchedOn) kinds.add(kind);
    for (const kind of switchedOff) kinds.delete(kind);
    return kinds;
  }, [sheet, settings, switchedOn, switchedOff]);

  const preview = useMemo(() => {
    if (sheet === null) return null;
    if (project.format === 'tubes' || plate === undefined) {
      return previewAsTubes(sheet, ticked, project, newTubeSettings, tubeNamesInCart, builder.newId);
    }
    const startAt = placing === 'from_active' ? { startAt: wellPosition(selection.active, plate96) } : {};
    return previewOnPlate(sheet, ticked, project, plate, { order: fillOrder, ...startAt }, builder.newId, (index) =>
      wellLabel(wellPosition(index, plate96)),
    );
  }, [sheet, ticked, project, plate, placing, selection.active, fillOrder, newTubeSettings, tubeNamesInCart, builder]);

  return { preview, ticked, refusal };
}

function useSheet({ text, uploaded }: Source): ReadSheet {
  const [read, setRead] = useState<ReadSheet>(nothing);
  const blank = text.trim() === '';
  useEffect(() => {
    let stale = false;
    if (blank) return;
    const reading = async () => {
      const cells = await readCells(text);
      if (stale) return;
      const sheet = parseSequenceSheet(cells, { headerRequired: uploaded });
      setRead(
        sheet.ok ? { sheet: sheet.value, refusal: null } : { sheet: null, refusal: sheetFaultMessage(sheet.error) },
      );
    };
    reading().catch(() =>
      setRead({ sheet: null, refusal: 'The reader of spreadsheets could not be loaded. Please try again.' }),
    );
    return () => {
      stale = true;
    };
  }, [text, uploaded, blank]);
  return blank ? nothing : read;
}
