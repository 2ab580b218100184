import { expect, test } from 'vitest';
import { withAddOn } from '../../../builder/add-ons/add-on-items.ts';
import { putWells, updatePlate } from '../../../builder/plates/edit-wells.ts';
import { addTubeRows, setTube } from '../project/edit-tubes.ts';
import { freshProject } from '../project/fresh-project.ts';
import { addedPart, addedText, afterAdd } from './after-add.ts';
import { blockedBecause } from './blocked-because.ts';
import { cartItems } from './cart-items.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const noNamesInCart: ReadonlySet<string> = new Set();
const settings = { nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol', purification: 'spe' } as const;

function aPlateOf(count: number) {
  const project = freshProject('plates', newId);
  const wells = Array.from({ length: count }, (_, index) => ({
    index,
    name: `g${index}`,
    sequence: 'CCAUUGUUCAAUAUCGUCCG',
  }));
  return updatePlate(project, project.plates[0]!.id, (plate) => putWells(plate, wells, newId));
}
const tubesNamed = (...names: string[]) =>
  addTubeRows(
    freshProject('tubes', newId),
    names.map((name) => ({ name, sequence: 'CCAUUGUUCAAUAUCGUCCG' })),
    settings,
    newId,
  );

test('the button says what to do next', () => {
  expect(blockedBecause(aPlateOf(20), noNamesInCart, false)).toBe('Fill 4 more wells of Plate 1 to order');
  expect(blockedBecause(aPlateOf(24), noNamesInCart, false)).toBeNull();
  expect(blockedBecause(freshProject('tubes', newId), noNamesInCart, false)).toBe('Add a tube to order');
  expect(blockedBecause(tubesNamed('a', 'a'), noNamesInCart, false)).toBe('Fix 2 tubes to order');
});

test('a plate beside others that holds nothing is filled or removed', () => {
  const project = aPlateOf(24);
  const two = {
    ...project,
    plates: [...project.plates, { ...project.plates[0]!, id: 'p2', name: 'Plate 2', wells: [] }],
  };
  expect(blockedBecause(two, noNamesInCart, false)).toBe('Fill Plate 2 or remove it to order');
});

test('a tube whose name is in the cart already is to be fixed', () => {
  expect(blockedBecause(tubesNamed('a'), new Set(['a']), false)).toBe('Rename 1 tube to order: in the cart already');
});

test('tubes of an edited cart item keep one set of settings, so that nothing is dropped', () => {
  const two = tubesNamed('a', 'b');
  const mixed = setTube(two, two.tubes[0]!.id, { yield: '10nmol' });
  expect(blockedBecause(mixed, noNamesInCart, true)).toBe('Give all tubes of this item the same settings to save');
  expect(blockedBecause(mixed, noNamesInCart, false)).toBeNull();
  expect(cartItems(mixed, noNamesInCart)).toHaveLength(2);
});

test('what blocks is never sent', () => {
  expect(cartItems(aPlateOf(23), noNamesInCart)).toBeNull();
  expect(cartItems(aPlateOf(24), noNamesInCart)).toMatchObject([{ product_format: 'plate', plate_name: 'Plate 1' }]);
});

test('add-ons can be ordered alone, from an empty plate and from an empty list of tubes', () => {
  for (const format of ['plates', 'tubes'] as const) {
    const alone = withAddOn(freshProject(format, newId), 'spcas9_nuclease', 2);
    expect(blockedBecause(alone, noNamesInCart, false)).toBeNull();
    expect(cartItems(alone, noNamesInCart)).toEqual([{ product_slug: 'spcas9_nuclease', quantity: 2 }]);
    expect(addedText(alone)).toBe('Added to the cart: 2 add-ons.');
    expect(afterAdd(alone, newId)).toEqual({ ...alone, addOns: [] });
  }
});

test('guides that are begun are not left behind when their add-ons are ordered', () => {
  expect(blockedBecause(withAddOn(aPlateOf(1), 'spcas9_nuclease', 1), noNamesInCart, false)).toContain(
    'Fill 23 more wells',
  );
  const named = freshProject('tubes', newId);
  const begun = setTube(named, named.tubes[0]!.id, { name: 'half done' });
  expect(blockedBecause(withAddOn(begun, 'spcas9_nuclease', 1), noNamesInCart, false)).toBe('Fix 1 tube to order');
  expect(cartItems(withAddOn(begun, 'spcas9_nuclease', 1), noNamesInCart)).toBeNull();
});

test('after plates went to the cart the tubes stay on the bench', () => {
  const project = { ...aPlateOf(24), tubes: tubesNamed('a').tubes };
  expect(afterAdd(project, newId)).toMatchObject({
    plates: [{ wells: [] }],
    tubes: [{ name: 'a' }],
    name: project.name,
  });
});

test('what went to the cart keeps its name, and an empty project beside it has none of it (PJ-8)', () => {
  const plates = { ...aPlateOf(24), name: 'Kinase screen' };
  expect(afterAdd(plates, newId)).toMatchObject({ plates: [{ wells: [] }], name: 'Untitled project' });
  expect(addedPart(plates, newId)).toMatchObject({ plates: plates.plates, name: 'Kinase screen' });
  expect(addedText(plates)).toContain('“Kinase screen” stays under Projects');
  const tubes = { ...tubesNamed('a'), name: 'Kinase screen' };
  expect(afterAdd(tubes, newId)).toMatchObject({ tubes: [{ name: '' }], name: 'Untitled project' });
  expect(addedPart(tubes, newId)).toMatchObject({ tubes: tubes.tubes, name: 'Kinase screen' });
});

test('the plates that are kept are without the tubes, which are still to be ordered (PJ-8)', () => {
  const both = { ...aPlateOf(24), tubes: tubesNamed('a').tubes };
  expect(addedPart(both, newId)).toMatchObject({ plates: both.plates, tubes: [{ name: '' }] });
  expect(addedPart({ ...both, format: 'tubes' }, newId)).toMatchObject({
    plates: [{ wells: [] }],
    tubes: [{ name: 'a' }],
  });
  expect(addedPart(withAddOn(freshProject('plates', newId), 'spcas9_nuclease', 1), newId)).toBeNull();
});

test('tubes with more wrong than a name that is in the cart are to be fixed, not renamed alone', () => {
  expect(blockedBecause(tubesNamed('a', 'b', 'b'), new Set(['a']), false)).toBe('Fix 3 tubes to order');
});
