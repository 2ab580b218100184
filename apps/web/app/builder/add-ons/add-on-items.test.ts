import { expect, test } from 'vitest';
import { addOnItems, withAddOn } from './add-on-items.ts';

const project = { addOns: [] };

test('above 0 inserts or replaces an add-on, 0 or less removes it (GR-36)', () => {
  const one = withAddOn(project, 'spcas9_nuclease', 1);
  const three = withAddOn(one, 'spcas9_nuclease', 3);
  expect(addOnItems(one)).toEqual([{ kind: 'add_on', productSlug: 'spcas9_nuclease', quantity: 1 }]);
  expect(addOnItems(three)).toEqual([{ kind: 'add_on', productSlug: 'spcas9_nuclease', quantity: 3 }]);
  expect(addOnItems(withAddOn(three, 'spcas9_nuclease', 0))).toEqual([]);
  expect(addOnItems(withAddOn(three, 'spcas9_nuclease', -2))).toEqual([]);
});

test('more than can be ordered at once is not taken, and what is no number is none', () => {
  expect(addOnItems(withAddOn(project, 'resuspension_buffer', 5000))[0]?.quantity).toBe(999);
  expect(addOnItems(withAddOn(project, 'resuspension_buffer', Number.NaN))).toEqual([]);
});

test('an add-on of an older draft that is not sold any more is left out', () => {
  expect(addOnItems({ addOns: [{ productSlug: 'gone', quantity: 2 }] })).toEqual([]);
});
