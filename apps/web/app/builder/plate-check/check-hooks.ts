import type { WellLook } from '@cutsite/ui/plate-grid';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { builderHooks } from '../project/builder-context.tsx';
import { type BuilderProject, type PlateOf, plateInView } from '../project/builder-project.ts';
import type { BuilderState, WellLabelling } from '../project/builder-store.ts';
import type { CheckedPlate } from './plate-checker.ts';

interface CheckedBy<Project extends BuilderProject, Check> {
  readonly checkedPlates: (project: Project) => readonly CheckedPlate<PlateOf<Project>, Check>[];
  readonly checkedPlate: (project: Project, plate: PlateOf<Project>) => CheckedPlate<PlateOf<Project>, Check>;
  readonly plateLooks: (
    checked: CheckedPlate<PlateOf<Project>, Check>,
    labelling: WellLabelling,
  ) => ReadonlyMap<number, WellLook>;
}

/** The checked plates of a product, for the parts of its screen; made once for the product. */
export function checkHooks<Project extends BuilderProject, Check>(by: CheckedBy<Project, Check>) {
  type Checked = CheckedPlate<PlateOf<Project>, Check>;
  const { useBuilderState } = builderHooks<Project>();
  const inView = ({ history: { present } }: BuilderState<Project>): Checked =>
    by.checkedPlate(present, plateInView(present));
  const useCheckedPlate = (): Checked => useBuilderState(inView);
  return {
    useCheckedPlates: (): readonly Checked[] => useBuilderState((state) => by.checkedPlates(state.history.present)),
    /** The plate in view. */
    useCheckedPlate,
    /** Facts of the plate in view, side by side in an object; the component draws again only when one changes. */
    useCheckedFacts: <Facts>(pick: (checked: Checked) => Facts): Facts =>
      useBuilderState(useShallow((state: BuilderState<Project>) => pick(inView(state)))),
    /** How the wells of the plate in view are drawn. */
    usePlateLooks: (): ReadonlyMap<number, WellLook> => {
      const active = useCheckedPlate();
      const labelling = useBuilderState((state) => state.labelling);
      return useMemo(() => by.plateLooks(active, labelling), [active, labelling]);
    },
  };
}
