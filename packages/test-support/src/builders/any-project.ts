import {
  type GuideRnaProject,
  modifications,
  newPlate,
  newProject,
  newTube,
  nucleases,
  purificationOptions,
  tubePosition,
  type YieldOption,
} from '@cutsite/domain/guide-rna';
import fc from 'fast-check';

/** Names that people and mishaps make: good ones, ones that look like formulas, quotes, separators, any script. */
const name = fc
  .oneof(
    { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-][A-Za-z0-9 _-]{0,19}$/) },
    { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...`=+-@'",;|/ aB1.é\t`), maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  )
  .map((text) => text.replaceAll('\ufeff', '').trim());
const sequence = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...'ACGU'), minLength: 5, maxLength: 35 }) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'ACGUTm* '), maxLength: 20 }) },
  )
  .map((text) => text.trim());
/** A row of a list with a name, a sequence or both. */
export const anyGuide = fc.record({ name, sequence }).filter((row) => row.name !== '' || row.sequence !== '');
/** Filled wells of a plate, in the order of their places. */
export const anyWells = fc
  .uniqueArray(fc.record({ index: fc.nat(95), guide: anyGuide }), {
    selector: (one) => one.index,
    minLength: 1,
    maxLength: 6,
  })
  .map((list) => list.map(({ index, guide: row }) => ({ id: `w${index}`, index, ...row })))
  .map((list) => list.toSorted((one, other) => one.index - other.index));
const plate = anyWells.map((list) => ({ ...newPlate('p', 'Plate 1'), wells: list }));
const tubes = fc.array(
  fc.record({
    guide: anyGuide,
    modification: fc.constantFrom(...modifications),
    nuclease: fc.constantFrom(...nucleases),
  }),
  { minLength: 1, maxLength: 6 },
);

const plateProject = plate.map(
  (one): GuideRnaProject => ({ ...newProject('A project', 'plates'), plates: [one], activePlateId: one.id }),
);
const tubeProject = tubes.map(
  (list): GuideRnaProject => ({
    ...newProject('=A project', 'tubes'),
    tubes: list.map(({ guide: row, modification, nuclease }, at) => ({
      ...newTube(`t${at}`, tubePosition(at)),
      ...row,
      modifications: modification,
      nuclease,
    })),
  }),
);
/** A project of one plate, or of tubes. */
export const anyProject = fc.oneof(plateProject, tubeProject);

/** Settings with one of these yields, whether or not they can be had together. */
export const anySettings = (yields: readonly YieldOption[]) =>
  fc.record({
    nuclease: fc.constantFrom(...nucleases),
    modifications: fc.constantFrom(...modifications),
    yield: fc.constantFrom(...yields.map(({ id }) => id)),
    purification: fc.constantFrom(...purificationOptions.map(({ id }) => id)),
  });
