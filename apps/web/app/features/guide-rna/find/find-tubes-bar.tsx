import { focusCellField } from '../../../builder/cell-range/cell-elements.ts';
import { FindBar } from '../../../builder/find/find-bar.tsx';
import { useBuilder } from '../project/use-builder.tsx';
import { findTubes } from './find-tubes.ts';

/** Finds tubes by name, sequence or position. */
export function FindTubesBar() {
  const builder = useBuilder();
  const show = (tubeId: string) => {
    builder.look({ selectedTubeId: tubeId });
    document.querySelector(`[data-row="${tubeId}"]`)?.scrollIntoView({ block: 'center' });
  };
  const leave = () => {
    const { selectedTubeId } = builder.store.getState();
    const tubeId = selectedTubeId ?? builder.project().tubes[0]?.id;
    if (tubeId !== undefined) focusCellField({ row: tubeId, column: 'name' });
  };
  return (
    <FindBar
      what="Tubes of this project"
      label="Find by name, sequence or position"
      placeholder="Find a tube"
      search={(words) => findTubes(builder.project().tubes, words)}
      isThere={(tubeId) => builder.project().tubes.some(({ id }) => id === tubeId)}
      show={show}
      leave={leave}
    />
  );
}
