import { describe, expect, test } from 'vitest';
import { readView } from './kept-view.ts';

describe('how a plate was looked at is found again (PJ-11)', () => {
  test.each([
    ['nothing kept', null, {}],
    ['no JSON', '{', {}],
    ['no record', '"both"', {}],
    ['null', 'null', {}],
    [
      'all choices',
      '{"view":"table","labelling":"well","fillOrder":"by_column"}',
      { view: 'table', labelling: 'well', fillOrder: 'by_column' },
    ],
    ['a choice that is no longer there', '{"view":"map","labelling":"nothing"}', { labelling: 'nothing' }],
  ])('%s', (_, text, expected) => {
    expect(readView(text)).toEqual(expected);
  });
});
