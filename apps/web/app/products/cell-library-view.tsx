import type { CartItemWire } from '@cutsite/contracts/cart';
import { type ControlCounts, countSlots, filledRacks, poolRack } from '@cutsite/domain/cell-library';
import { geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { poolQuery } from '@cutsite/domain/price';
import { countText } from '@cutsite/domain/text';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { useState } from 'react';
import type { ItemView } from '../platform/item-view.ts';
import styles from './item-views.module.css';

/** Pools of engineered cells in racks, with their controls. */
export const cellLibraryView: ItemView = {
  Picture: RackPicture,
  description: settingsText,
  Contents: PoolList,
  reviewed: () => 'cell library',
  editAddress: (item) => `/order/engineered-cell-library?item=${encodeURIComponent(item.id)}`,
  editsKeptIn: 'cutsite-cell-library',
  canBeDuplicated: true,
  hasFixedCopies: true,
  priceQuery,
  noun: () => ['pool', 'pools'],
};

/** Of one pool in one copy. */
function priceQuery({ species: slug, genes, replicates }: CartItemWire) {
  const species = genomeSlugs.find((one) => one === slug);
  return species === undefined || replicates === null ? null : poolQuery({ species, pools: genes.length, replicates });
}

function controlsOf(item: CartItemWire): ControlCounts {
  return {
    ntc1: item.num_ntc1_controls ?? 0,
    ntc2: item.num_ntc2_controls ?? 0,
    mockWT: item.num_mock_wells ?? 0,
  };
}

const genomeOf = (item: CartItemWire) => genomeSlugs.find((slug) => slug === item.species) ?? 'homo_sapiens';

const racksOf = (item: CartItemWire) =>
  filledRacks({
    species: genomeOf(item),
    controls: controlsOf(item),
    genes: item.genes.map((gene) => ({
      ensemblId: gene.ensembl_id,
      geneName: gene.gene_name,
      isEssential: gene.essential_gene,
      typedName: gene.typed_name,
    })),
  });

/** "K-562, human, 2 racks, 20 control wells a rack, 1 copy" */
function settingsText(item: CartItemWire): string {
  const { racks, controlWells } = countSlots(genomeOf(item), controlsOf(item), item.genes.length);
  const words = [
    item.cell_line,
    geneGenomes[genomeOf(item)].commonName,
    countText(racks, 'rack'),
    `${controlWells} control wells a rack`,
    item.replicates === null ? null : countText(item.replicates, 'copy', 'copies'),
  ];
  return words.filter((word) => word !== null).join(', ');
}

const looks = { gene: 'filled', control: 'control', viability: 'control' } as const satisfies Record<string, WellState>;

/** The first rack as a small map, controls as controls. */
function RackPicture({ item }: { readonly item: CartItemWire }) {
  const [first] = racksOf(item);
  if (first === undefined) return null;
  const states = new Map(first.wells.map(({ index, type }) => [index, looks[type]] as const));
  const label = `${first.name}: ${states.size} of ${poolRack.wellCount} wells`;
  return <PlateMap format={poolRack} states={states} label={label} />;
}

/** The pools of a library, when asked: with their racks, up to 360. */
function PoolList({ item }: { readonly item: CartItemWire }) {
  const [isOpen, setOpen] = useState(false);
  const racks = isOpen ? racksOf(item) : [];
  const pools = racks.flatMap(({ name, wells }) =>
    wells.filter(({ type }) => type === 'gene').map((well) => ({ ...well, rack: name })),
  );
  return (
    <div className={styles.sequences}>
      {isOpen ? (
        // A list that scrolls is reached by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul tabIndex={0} aria-label={`Pools of ${item.name}`}>
          {pools.map((pool) => (
            <li key={pool.ensemblId}>
              <span>
                <b>{wellLabel(wellPosition(pool.index, poolRack))}</b> {racks.length > 1 ? `${pool.rack}, ` : ''}
                {pool.label}
              </span>
              <span>{pool.ensemblId}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show fewer' : `Show ${item.genes.length} pools`}
      </button>
    </div>
  );
}
