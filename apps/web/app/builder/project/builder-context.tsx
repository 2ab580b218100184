import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { BuilderProject } from './builder-project.ts';
import type { Builder, BuilderState } from './builder-store.ts';

const BuilderContext = createContext<unknown>(null);

/** What every part of a product's order screen asks for, with the product's own types. */
export interface BuilderHooks<Project extends BuilderProject, Own> {
  readonly useBuilder: () => Builder<Project, Own>;
  /** A part of the state; the component draws again only when that part changes. */
  readonly useBuilderState: <T>(pick: (state: BuilderState<Project, Own>) => T) => T;
  /** Every letter changes the project; a component that shows a part of it asks for that part. */
  readonly useProject: () => Project;
  /** Parts of the project, side by side in an object; the component draws again only when one of them changes. */
  readonly useProjectParts: <T>(pick: (project: Project) => T) => T;
}

/** The builder of the screen, for a part that is made for products of several types. */
export function useBuilderOf<Project extends BuilderProject, Own = unknown>(): Builder<Project, Own> {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('The builder is used outside its screen.');
  // A context has one type for all products; this is the one place where it gets the product's own.
  return builder as Builder<Project, Own>;
}

/** The project of the screen, as {@link useBuilderOf}. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its type
export function useProjectOf<Project extends BuilderProject>(): Project {
  return useStore(useBuilderOf<Project>().store, (state) => state.history.present);
}

/** The hooks of a product. On one screen there is one product: the page of a product gives it its own builder. */
export function builderHooks<Project extends BuilderProject, Own = unknown>(): BuilderHooks<Project, Own> {
  function useBuilderState<T>(pick: (state: BuilderState<Project, Own>) => T): T {
    return useStore(useBuilderOf<Project, Own>().store, pick);
  }
  return {
    useBuilder: useBuilderOf<Project, Own>,
    useBuilderState,
    useProject: useProjectOf<Project>,
    useProjectParts: (pick) =>
      useBuilderState(useShallow((state: BuilderState<Project, Own>) => pick(state.history.present))),
  };
}

/** For the parts of the builder that are the same for every product. */
export const { useBuilder, useBuilderState, useProject, useProjectParts } = builderHooks<BuilderProject>();

interface BuilderProviderProps<Project extends BuilderProject, Own> {
  readonly builder: Builder<Project, Own>;
  readonly children: ReactNode;
}

export function BuilderProvider<Project extends BuilderProject, Own>({
  builder,
  children,
}: BuilderProviderProps<Project, Own>) {
  return <BuilderContext value={builder}>{children}</BuilderContext>;
}
