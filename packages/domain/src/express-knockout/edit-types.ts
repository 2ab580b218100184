/** One guide for a pool, or two or three of one gene (ruling 60). */
export const editTypes = ['single_guide', 'multi_guide'] as const;
export type EditType = (typeof editTypes)[number];

/** What each is called, and how many guides a pool takes. */
export const editTypeRows = {
  single_guide: { label: 'Single guide', guides: { min: 1, max: 1 } },
  multi_guide: { label: 'Multi guide', guides: { min: 2, max: 3 } },
} as const satisfies Readonly<
  Record<EditType, { readonly label: string; readonly guides: { readonly min: number; readonly max: number } }>
>;

/** Limits of express knockout (EK-4, ruling 83). Bases: a target of the collection, without its PAM. */
export const expressLimits = {
  sequencesPerCall: 32,
  poolsPerProject: 500,
  /** Lines that a list takes; what is pasted beyond is refused with the number. */
  linesPerProject: 2000,
  bases: 20,
} as const;
