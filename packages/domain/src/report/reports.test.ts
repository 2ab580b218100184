import { aPlate, aProject, aTube, tubes } from '@cutsite/test-support/builders';
import { aPlateItem, targetNumber } from '@cutsite/test-support/guide-rna';
import { describe, expect, test } from 'vitest';
import { checkItem, newPlate } from '../guide-rna/index.ts';
import { usd } from '../money/index.ts';
import { itemReport, projectReport } from './index.ts';

const record = {
  id: 'r',
  productSlug: 'sgrna_kit',
  productType: 'plate',
  priceType: 'price',
  priceStrategy: null,
  label: 'List price',
  options: {},
  ranges: {},
  price: 4100,
} as const;
const prices = { list: { records: [record], outOfStock: [] }, strategy: null };
const context = { tubeNamesInCart: new Set<string>(), prices };

describe('the report of an item', () => {
  test('says what is added: scaffold and clean-up (GR-15, GR-17)', () => {
    const item = aPlateItem('P', 24);
    expect(itemReport(item, checkItem(item, context), prices)).toEqual({
      guides: 24,
      faults: [],
      sameTargets: [],
      added: { scaffold: { side: 'appended', label: '[80-nt scaffold]' }, steps: ['spe'] },
      needsReview: false,
      breaks: [],
    });
  });

  test('gathers the wells of a repeated target, and does not say it again among the warnings', () => {
    const item = aPlateItem('P', 24);
    const sequences = item.sequences.map((sequence, at) =>
      at === 5 ? { ...sequence, rawSequence: targetNumber(0) } : sequence,
    );
    const repeated = { ...item, sequences };
    const report = itemReport(repeated, checkItem(repeated, context), prices);
    expect(report.faults).toEqual([]);
    expect(report.sameTargets).toEqual([
      {
        rawSequence: targetNumber(0),
        rows: [
          { well: 'A01', name: 'g1' },
          { well: 'A06', name: 'g6' },
        ],
      },
    ]);
  });

  test('carries the review of an hfCas12Max plate (ruling 6)', () => {
    const item = aPlateItem('P', 24, { nuclease: 'hfCas12Max' });
    expect(itemReport(item, checkItem(item, context), prices).needsReview).toBe(true);
  });
});

describe('the report of a project', () => {
  test('counts guides and adds up the price', () => {
    const other = aPlate().filled(24).with({ id: 'plate-2', name: 'Plate 2', nuclease: 'hfCas12Max' }).build();
    const report = projectReport(aProject({ plates: [aPlate().build(), other] }), context);
    expect(report).toMatchObject({ guides: 120, errors: 0, needsReview: true, subtotal: usd(120 * 4100) });
  });

  test('names the faults of rows that are not whole yet, too', () => {
    const plate = aPlate().filled(24).withWell(30, { name: 'half', sequence: '' }).build();
    const [part] = projectReport(aProject({ plates: [plate] }), context).parts;
    expect(part?.report.guides).toBe(24);
    expect(part?.report.faults).toEqual([
      { severity: 'error', well: 'C07', name: 'half', message: 'Sequence is required.' },
    ]);
  });

  test('prices what can be ordered: a faulty row is named, and in no price (ruling 73)', () => {
    const plate = aPlate().filled(30).withWell(2, { name: 'bad', sequence: 'ACGX' }).build();
    const report = projectReport(aProject({ plates: [plate] }), context);
    expect(report).toMatchObject({ guides: 30, subtotal: usd(29 * 4100) });
    expect(report.parts[0]).toMatchObject({ leftOut: 1, priced: { lines: [{ count: 29 }] } });
    expect(report.parts[0]?.report.faults.map(({ name }) => name)).toEqual(['bad', 'bad']);
  });

  test('of an empty plate says the minimum, and prices nothing', () => {
    const report = projectReport(aProject({ plates: [newPlate('p', 'Plate 1')] }), context);
    expect(report).toMatchObject({ guides: 0, errors: 1, subtotal: usd(0) });
  });

  test('of tubes has a part for each set of settings, with the faults at their places', () => {
    const list = [...tubes(2), aTube({ id: 'x', name: 'x', sequence: 'ACGT', position: 'A03', yield: '5nmol' })];
    const report = projectReport(aProject({ tubes: list }), context);
    expect(report.parts.map((part) => [part.report.guides, part.leftOut, part.refusal])).toEqual([
      [2, 0, 'no_price'],
      [1, 1, null],
    ]);
    expect(report.parts[1]?.report.faults[0]).toMatchObject({ severity: 'error', well: 'A03', name: 'x' });
  });

  test('is there before the prices are', () => {
    const report = projectReport(aProject(), { ...context, prices: null });
    expect(report).toMatchObject({ guides: 96, subtotal: usd(0) });
    expect(report.parts[0]).toMatchObject({ priced: null, refusal: null });
  });

  test('finds the targets that stand on several plates, and names the plates once', () => {
    const wells = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => ({
        id: `w${at}`,
        index: at,
        name: `g${at + 1}`,
        sequence: targetNumber(from + at),
      }));
    const plate = (id: string, count: number, from = 0) => ({ ...newPlate(id, id), wells: wells(count, from) });
    const plates = [plate('first', 30), plate('second', 30), plate('third', 24, 29)];
    const report = projectReport(aProject({ plates }), context);
    expect(report.shared.map(({ parts, targets }) => [parts, targets.length])).toEqual([
      [[0, 1], 29],
      [[0, 1, 2], 1],
    ]);
    expect(report.shared[1]?.targets).toEqual([
      {
        rawSequence: targetNumber(29),
        rows: [
          { part: 0, well: 'C06', name: 'g30' },
          { part: 1, well: 'C06', name: 'g30' },
          { part: 2, well: 'A01', name: 'g1' },
        ],
      },
    ]);
    expect(report).toMatchObject({ sameTargets: 30, errors: 0, warnings: 0 });
  });

  test('counts a target once that repeats on its plate and on another, and not at all for another molecule', () => {
    const twice = aPlate()
      .filled(24)
      .withWell(30, { name: 'again', sequence: targetNumber(0) });
    const plates = [twice.build(), twice.with({ id: 'b', name: 'B' }).build()];
    expect(projectReport(aProject({ plates }), context).sameTargets).toBe(24);
    const bare = twice.with({ id: 'b', name: 'B', modifications: 'Unmodified' }).build();
    const unlike = projectReport(aProject({ plates: [twice.build(), bare] }), context);
    expect([unlike.shared, unlike.sameTargets]).toEqual([[], 2]);
  });

  test('finds a tube that is ordered again with another yield', () => {
    const [one] = tubes(1);
    const more = aTube({ id: 'x', name: 'x', sequence: one?.sequence ?? '', position: 'A02', yield: '5nmol' });
    const { shared, sameTargets } = projectReport(aProject({ tubes: [...tubes(1), more] }), context);
    expect(shared.map(({ parts }) => parts)).toEqual([[0, 1]]);
    expect(sameTargets).toBe(1);
  });

  test('tells which repeated targets were kept: of each plate by itself, of all tubes together', () => {
    const kept = { format: 'plate', target: targetNumber(0), copies: 2 } as const;
    const twice = aPlate()
      .filled(24)
      .withWell(30, { name: 'again', sequence: targetNumber(0) })
      .withWell(31, { name: 'other', sequence: targetNumber(1) });
    const thrice = twice.with({ id: 'b', name: 'B' }).withWell(32, { name: 'third', sequence: targetNumber(0) });
    const plates = [twice.build(), thrice.build()];
    const report = projectReport(aProject({ plates, meantTargets: [kept] }), context);
    expect(report.parts.map((part) => [...part.kept])).toEqual([[targetNumber(0)], []]);
    expect(report).toMatchObject({ sameTargets: 24, keptTargets: 1 });

    const [one] = tubes(1);
    const more = aTube({ id: 'x', name: 'x', sequence: one?.sequence ?? '', position: 'A02', yield: '5nmol' });
    const rack = aProject({ tubes: [...tubes(1), more], meantTargets: [{ ...kept, format: 'tube' }] });
    expect(projectReport(rack, context).parts.map((part) => part.kept.size)).toEqual([1, 1]);
    expect(projectReport(rack, context).keptTargets).toBe(1);
  });
});
