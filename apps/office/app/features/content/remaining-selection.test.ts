import { describe, expect, test } from 'vitest';
import { remainingSelection } from './remaining-selection.ts';

const row = (id: string, revision = 1) => ({ id, revision });
const byId = (...ids: string[]) => new Map(ids.map((id) => [id, row(id)] as const));
const ids = (...all: string[]) => new Set(all);

describe('what stays chosen after a bulk change (CT-52)', () => {
  const asked = ids('a', 'b');

  test.each([
    ['nothing where all was done', byId('a', 'b'), ids(), []],
    ['what was refused, as it is listed now', byId('a', 'b'), ids('a'), [row('a', 2)]],
    ['what was chosen meanwhile, as it was chosen', byId('a', 'b', 'c'), ids('b'), [row('c'), row('b', 2)]],
    ['nothing that was refused and is no longer chosen', byId('b'), ids('a'), []],
  ] as const)('%s', (_, chosen, refused, stays) => {
    const left = remainingSelection<{ id: string; revision: number }>(chosen, [row('a', 2), row('b', 2), row('c', 2)], {
      asked,
      refused,
    });
    expect([...left.values()]).toEqual(stays);
    expect([...left.keys()]).toEqual(stays.map(({ id }) => id));
  });

  test('nothing that was refused and is listed no more', () => {
    expect(remainingSelection(byId('a'), [row('b')], { asked, refused: ids('a') }).size).toBe(0);
  });
});
