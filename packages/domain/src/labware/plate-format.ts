/** The geometry of a plate. Rows are lettered from the top, columns numbered from the left. */
export interface PlateFormat {
  /** The word for it on the wire. */
  readonly slug: string;
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  readonly wellCount: number;
}

/**
 * Every plate the store knows (ANSI/SLAS 4-2004 geometry). The first is that of guide RNA
 * (GR-25); the others carry libraries (GL-10 to GL-13, ruling 40).
 */
export const plateFormats = {
  '96-well': { slug: '1mL deep well', label: '96-well', rows: 8, columns: 12, wellCount: 96 },
  '96_well_deep_well': { slug: '96_well_deep_well', label: '96-well deep well', rows: 8, columns: 12, wellCount: 96 },
  '384_v_bottom': { slug: '384_v_bottom', label: '384-well V-bottom', rows: 16, columns: 24, wellCount: 384 },
  '384_echo': { slug: '384_echo', label: '384-well Echo', rows: 16, columns: 24, wellCount: 384 },
  '384_echo_ldv': { slug: '384_echo_ldv', label: '384-well Echo LDV', rows: 16, columns: 24, wellCount: 384 },
} as const satisfies Record<string, PlateFormat>;

export type PlateFormatKey = keyof typeof plateFormats;

/** The plate of this word of the wire; one that this release does not know yet is drawn as guides' own. */
export function plateFormatOf(slug: string): PlateFormat {
  return Object.values(plateFormats).find((format) => format.slug === slug) ?? plateFormats['96-well'];
}

/** The plate that guide RNA comes on: 8 rows (A to H) of 12 (GR-95). */
export const plate96: PlateFormat = plateFormats['96-well'];

/** The plate of 16 rows (A to P) of 24 that lists for assays are laid out on; guide RNA does not come on it. */
export const plate384: PlateFormat = plateFormats['384_echo'];
