import { only } from '@cutsite/ui/plate-grid';
import { FindBar } from '../../../builder/find/find-bar.tsx';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { useBuilder } from '../project/use-builder.tsx';
import { type FoundWell, findWells } from './find-wells.ts';

/** Finds wells of all plates by name, target or label. */
export function FindWellsBar() {
  const builder = useBuilder();
  const show = ({ plateId, index }: FoundWell) => {
    if (builder.project().activePlateId !== plateId) builder.showPlate(plateId);
    builder.look({ selection: only(index) });
  };
  return (
    <FindBar
      what="Guides of all plates"
      label="Find by name, target or well"
      placeholder="Find a guide"
      search={(words) => findWells(builder.project().plates, words, builder.project().activePlateId)}
      isThere={({ plateId }) => builder.project().plates.some(({ id }) => id === plateId)}
      show={show}
      leave={panelFields.focusWell}
    />
  );
}
