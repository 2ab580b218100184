/** Where a fault is, and what a repair changes. */
export type FaultPlace =
  | { readonly kind: 'plate'; readonly plateId: string }
  | { readonly kind: 'well'; readonly plateId: string; readonly index: number }
  | { readonly kind: 'tube'; readonly tubeId: string };
