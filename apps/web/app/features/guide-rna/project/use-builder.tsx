import type { GuideRnaProject, Plate } from '@cutsite/domain/guide-rna';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
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

export const useProject = (): GuideRnaProject => useBuilderState((state) => state.history.present);

/** The plate in view. A project always holds at least one. */
export function useActivePlate(): Plate {
  const plate = useBuilderState((state) => activePlateOf(state.history.present));
  if (plate === undefined) throw new Error('A project without plates is on screen.');
  return plate;
}
