import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { describe, expect, test } from 'vitest';
import { lineNotMade, offeredLine } from './express-line.ts';

const aLine = (name: string, synonyms: readonly string[], products: CatalogueCellLine['products']) =>
  ({ name, synonyms, products, origin: '', genome: 'homo_sapiens' }) as const satisfies CatalogueCellLine;
const lines = [
  aLine('K-562', ['K562'], ['gene_knockout']),
  aLine('HEK293T', ['293T'], ['express_ko_pool', 'gene_knockout']),
  aLine('HAP1', [], ['express_ko_pool']),
];

describe('A line that guided edit brings to express knockout (EK-1)', () => {
  test('in which no pools are made is refused with the choices, and with the product that is made in it', () => {
    expect(lineNotMade('K-562', lines)).toEqual({
      said: 'Express knockout is not made in K-562. Choose one of HEK293T, HAP1.',
      isElsewhere: true,
    });
    expect(lineNotMade('K562', lines)?.said).toContain('not made in K-562');
    expect(lineNotMade('Primary cells', lines)).toMatchObject({ isElsewhere: false });
  });

  test('says nothing of a line that pools are made in, of none, and while the lines are on their way', () => {
    expect([lineNotMade('HAP1', lines), lineNotMade('', lines), lineNotMade('K-562', null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is taken by its name here where it was called by a synonym', () => {
    expect(offeredLine('hek 293t', lines)).toBe('HEK293T');
    expect(offeredLine('293T', lines)).toBe('HEK293T');
    expect([offeredLine('HAP1', lines), offeredLine('K562', lines), offeredLine('', lines)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
