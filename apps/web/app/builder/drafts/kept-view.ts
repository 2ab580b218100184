import type { StoreApi } from 'zustand/vanilla';
import type { BuilderState, PlateView } from '../project/builder-store.ts';

const choices: { readonly [Choice in keyof PlateView]: readonly PlateView[Choice][] } = {
  view: ['plate', 'table', 'both'],
  labelling: ['name', 'well', 'nothing'],
  fillOrder: ['by_row', 'by_column'],
};

/** How somebody looked at the plates of a product when this browser last showed them; only what can still be chosen. */
export function readView(text: string | null): Partial<PlateView> {
  const kept: unknown = text === null ? null : parsed(text);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(choices).flatMap(([choice, known]) => {
      const value: unknown = Reflect.get(kept, choice);
      return known.some((one) => one === value) ? [[choice, value]] : [];
    }),
  );
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const keyOf = (storageName: string): string => `${storageName}-view`;

/** A browser that keeps nothing shows each plate as the product begins. */
export function keptView(storageName: string): Partial<PlateView> {
  try {
    return readView(localStorage.getItem(keyOf(storageName)));
  } catch {
    return {};
  }
}

/** Keeps each choice of the view as it is made: other projects of the product open with it, and this one anew. */
export function keepView(storageName: string, store: Pick<StoreApi<BuilderState>, 'subscribe'>): void {
  store.subscribe(({ view, labelling, fillOrder }, before) => {
    if (view === before.view && labelling === before.labelling && fillOrder === before.fillOrder) return;
    try {
      localStorage.setItem(keyOf(storageName), JSON.stringify({ view, labelling, fillOrder }));
    } catch {
      // The choice still holds until the page is left.
    }
  });
}
