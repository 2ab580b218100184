import type { MakingTime } from './item-kind.ts';

/**
 * Working days from the release to production until an item can leave, by what it is; our assumption, as no time is
 * specified (docs/open-questions.md). A provider sets its own without changing code: MAKING_DAYS, by these names.
 */
export const makingTimes = {
  guide_tube: 5,
  guide_plate: 8,
  gene_library: 15,
  cell_library: 30,
  express_ko_pool: 20,
  gene_knockout: 7,
  cell_gko: 30,
  cell_clonal: 70,
  add_on: 1,
} as const satisfies Readonly<Record<string, number>>;

/** The row of the table as kinds hand it out, for what is made in a cell line with the line. */
export const makingTimeOf = (name: keyof typeof makingTimes, line?: string): MakingTime => ({
  name,
  days: makingTimes[name],
  ...(line === undefined ? {} : { line }),
});

/** How the time for one line stands among those that the provider has set: "cell_clonal@HAP1". */
export const timeOfLine = (name: string, line: string | undefined): string => `${name}@${line}`;

/** Of guides, by how they come. */
export const guideMakingTime = (format: 'plate' | 'tube'): MakingTime =>
  makingTimeOf(format === 'plate' ? 'guide_plate' : 'guide_tube');
