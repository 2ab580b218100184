import type { SentItem } from '@cutsite/contracts/item';
import { parseWellLabel, wellIndex, wellLabel, wellPosition } from '@cutsite/domain/labware';
import type { NewId } from '../../builder/project/builder-project.ts';
import { orderedItem } from '../../builder/purchase/ordered-item.ts';
import type { ProductCart } from '../../builder/purchase/product-cart.ts';
import { freshOligos, type OligoPlate, type OligoProject, oligoFormat } from './oligo-project.ts';
import { oligosBlockedBecause } from './oligo-rules.ts';

/** A plate as the cart takes it: the kind of item that only tests have (packages/test-support/src/test-kind). */
interface SentPlate extends SentItem {
  readonly product_slug: 'probe_plates';
  readonly design_name: string;
  readonly dye: OligoPlate['dye'];
  readonly replicates: number;
  readonly probes: readonly { readonly well: string; readonly gene: string; readonly sequence: string }[];
}

const sentPlate = ({ name, dye, replicates, wells }: OligoPlate): SentPlate => ({
  product_slug: 'probe_plates',
  design_name: name,
  dye,
  replicates,
  probes: wells.map((well) => ({
    well: wellLabel(wellPosition(well.index, oligoFormat)),
    gene: well.name,
    sequence: well.sequence,
  })),
});

const isSentPlate = (item: SentItem): item is SentPlate => item.product_slug === 'probe_plates';

async function projectOfItem(itemId: string, newId: NewId): Promise<OligoProject> {
  const item = await orderedItem(itemId, isSentPlate, 'This item is not made of oligos and cannot be edited here.');
  const wells = item.probes.flatMap(({ well, gene, sequence }) => {
    const place = parseWellLabel(well, oligoFormat);
    return place.ok ? [{ id: newId(), index: wellIndex(place.value, oligoFormat), name: gene, sequence }] : [];
  });
  const plate = { id: newId(), name: item.design_name, dye: item.dye, replicates: item.replicates, wells };
  return { name: 'Cart item', plates: [plate], activePlateId: plate.id };
}

/** How oligos come into the cart, one item a plate, and back out of it. */
export const oligoCart: ProductCart<OligoProject, SentPlate> = {
  itemsOf: (project) => (oligosBlockedBecause(project) === null ? project.plates.map(sentPlate) : null),
  blockedBecause: (project, _namesInCart, editing) =>
    oligosBlockedBecause(project) ??
    (editing && project.plates.length > 1 ? 'Keep one plate in this item to save' : null),
  addedPart: (project) => project,
  afterAdd: (_, newId) => freshOligos(newId),
  addedText: () => 'Added to the cart. The project stays under Projects; the plates here are empty.',
  namesOf: () => [],
  projectOfItem,
  edited: { nameOf: ({ plates }) => plates[0]?.name ?? 'Oligos', opened: () => 'One plate of oligos' },
};
