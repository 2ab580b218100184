import type { PlateFormat } from '@cutsite/domain/labware';
import { only } from '@cutsite/ui/plate-grid';
import { panelFields } from '../plate-view/panel-fields.ts';
import { useBuilder } from '../project/builder-context.tsx';
import { FindBar, type FindTexts } from './find-bar.tsx';
import { type FoundWell, findWells } from './find-wells.ts';

interface FindWellsBarProps {
  readonly format: PlateFormat;
  readonly words: FindTexts;
  /** Another name that a well is known by, such as the symbol of its gene. */
  readonly otherName?: (plateId: string, index: number) => string | null;
}

/** Finds wells of all plates by name, sequence or label. */
export function FindWellsBar({ format, words, otherName }: FindWellsBarProps) {
  const builder = useBuilder();
  const show = ({ plateId, index }: FoundWell) => {
    if (builder.project().activePlateId !== plateId) builder.showPlate(plateId);
    builder.look({ selection: only(index) });
  };
  return (
    <FindBar
      words={words}
      search={(text) => findWells({ ...builder.project(), format, otherName }, text)}
      isThere={({ plateId }) => builder.project().plates.some(({ id }) => id === plateId)}
      show={show}
      leave={panelFields.focusWell}
    />
  );
}
