import type { GuideRnaProject, GuideRnaSettings, Plate } from '@cutsite/domain/guide-rna';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Builder, BuilderState } from './builder-store.ts';
import { activePlateOf } from './edit-plates.ts';

const BuilderContext = createContext<Builder | null>(null);

export function BuilderProvider({ builder, children }: { readonly builder: Builder; readonly children: ReactNode }) {
  return <BuilderContext value={builder}>{children}</BuilderContext>;
}

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('The builder is used outside its screen.');
  return builder;
}

/** A part of the state; the component draws again only when that part changes. */
export function useBuilderState<T>(pick: (state: BuilderState) => T): T {
  return useStore(useBuilder().store, pick);
}

/** Every letter changes the project; whoever shows a part of it asks for that part. */
export const useProject = (): GuideRnaProject => useBuilderState((state) => state.history.present);

/** Parts of the project, side by side in an object; the component draws again only when one of them changes. */
export const useProjectParts = <T,>(pick: (project: GuideRnaProject) => T): T =>
  useBuilderState(useShallow((state: BuilderState) => pick(state.history.present)));

/** What the plate in view is called and how it is made: the same object until one of them changes, whatever is typed. */
export const usePlateSettings = (): GuideRnaSettings & Pick<Plate, 'id' | 'name'> =>
  useProjectParts((project) => {
    const { id, name, nuclease, modifications, yield: amount, purification } = plateInView(project);
    return { id, name, nuclease, modifications, yield: amount, purification };
  });

/** The plate in view. A project always holds at least one. */
export function plateInView(project: GuideRnaProject): Plate {
  const plate = activePlateOf(project);
  if (plate === undefined) throw new Error('A project without plates is on screen.');
  return plate;
}
