import type { WellForGuide } from '@cutsite/domain/guide-design';
import { describe, expect, test } from 'vitest';
import { notSentBecause, plateAfter, wellsSentence } from './plate-text.ts';

const free = (index: number): WellForGuide => ({ kind: 'free', index, name: `g${index}` });
const there: WellForGuide = { kind: 'on_plate', index: 3 };
const noRoom: WellForGuide = { kind: 'no_room' };

describe('Chosen guides on their way to a plate (GC-13)', () => {
  test.each([
    [[free(62)], 'F03 is free.'],
    [[free(62), free(63)], 'F03 and F04 are free.'],
    [[free(62), free(63), free(64)], 'F03 to F05 are free.'],
    [[free(0), free(2), free(3), free(5), free(7)], 'A01, A03, A04, A06 and 1 more are free.'],
    [[there, free(62)], 'F03 is free. 1 target on the plate already: not sent again.'],
    [[noRoom, noRoom], '2 guides without a free well: start earlier, or choose another plate.'],
  ])('say which wells they take: %#', (wells, sentence) => {
    expect(wellsSentence(wells)).toBe(sentence);
  });

  test('are drawn on the plate as it would be', () => {
    const { states, fresh, label } = plateAfter(null, [there, free(62)]);
    expect([[...states], [...fresh], label]).toEqual([
      [[62, 'filled']],
      [62],
      'A new plate after this: 1 of 96 wells filled, 1 of them new',
    ]);
  });

  test.each([
    [[free(1), there], true, null],
    [[there], true, 'All of them are on the plate already.'],
    [[there, noRoom], true, 'There is no free well from there on.'],
    [[free(1)], false, 'Name a well from A01 to H12 to start at.'],
  ])('or say why none can be sent: %#', (wells, isStartAWell, reason) => {
    expect(notSentBecause(wells, isStartAWell)).toBe(reason);
  });
});
