import { type GuideRnaSettings, nucleases } from '@cutsite/domain/guide-rna';
import { expect, test } from 'vitest';
import { withEditor } from '../project/edit-plates.ts';
import { newTubeFaults } from './new-tube-faults.ts';

const settings: GuideRnaSettings = {
  nuclease: 'SpCas9',
  modifications: 'Standard',
  yield: '10nmol',
  purification: 'spe',
};
const said = (change: Partial<GuideRnaSettings>) =>
  newTubeFaults({ ...settings, ...change }).map(({ key, fixes }) => [key, fixes.map(({ label }) => label)]);

test('what new tubes can have together says nothing, at any amount', () => {
  expect(said({})).toEqual([]);
  expect(said({ yield: '100nmol' })).toEqual([]);
  expect(said({ nuclease: 'Other', modifications: 'User-Defined' })).toEqual([]);
});

test('what they cannot have is explained before the first tube, with the way out (GR-84, GR-88)', () => {
  expect(said({ purification: 'hplc' })).toEqual([['hplc_unavailable', ['Use standard']]]);
  expect(said({ nuclease: 'AccuBase', modifications: 'Unmodified' })).toEqual([
    ['modification_unavailable', ['Use Standard']],
  ]);
});

test('another gene editor takes along the modifications that it offers, and no others', () => {
  const own = { ...settings, nuclease: 'Other', modifications: 'User-Defined' } as const;
  for (const nuclease of nucleases) expect(newTubeFaults({ ...own, ...withEditor(own, { nuclease }) })).toEqual([]);
});
