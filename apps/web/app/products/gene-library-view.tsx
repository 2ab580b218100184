import type { CartItemWire } from '@cutsite/contracts/cart';
import { geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { libraryPlateSlugs, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { type PlateFormat, parseWellLabel, wellIndex } from '@cutsite/domain/labware';
import { libraryQuery } from '@cutsite/domain/price';
import { countText, groupedDigits } from '@cutsite/domain/text';
import type { WellState } from '@cutsite/ui/plate-grid';
import { PlateMap } from '@cutsite/ui/plate-map';
import { useState } from 'react';
import type { ItemView } from '../platform/item-view.ts';
import styles from './item-views.module.css';

/** Guides for a list of genes, on one plate or several. */
export const geneLibraryView: ItemView = {
  Picture: LibraryPicture,
  description: settingsText,
  Contents: WellList,
  reviewed: () => 'gene library',
  editAddress: (item) => `/order/gene-library?item=${encodeURIComponent(item.id)}`,
  editsKeptIn: 'cutsite-gene-library',
  canBeDuplicated: true,
  hasFixedCopies: true,
  priceQuery,
  noun: () => ['gene', 'genes'],
};

/** Of one gene in one copy. */
function priceQuery(item: CartItemWire, { count }: CartItemWire['price_lines'][number]) {
  const plateFormat = plateSlugOf(item);
  const species = genomeSlugs.find((slug) => slug === item.species);
  const { plate_spec: plate, replicates } = item;
  if (plateFormat === undefined || species === undefined || plate === null || replicates === null) return null;
  const features = { plateFormat, species, quantityPerWell: plate.quantity_per_well, replicates };
  return libraryQuery({ ...features, totalNumGenes: count / replicates });
}

const plateSlugOf = (item: CartItemWire) => libraryPlateSlugs.find((one) => one === item.plate_spec?.format);

function plateTypeOf(item: CartItemWire) {
  const slug = plateSlugOf(item);
  return slug === undefined ? null : libraryPlateTypes[slug];
}

/** "384-well Echo, 300 pmol a well, 2 copies, human, 3 plates" */
function settingsText(item: CartItemWire): string {
  const genome = genomeSlugs.find((slug) => slug === item.species);
  const { replicates, plate_spec: plate } = item;
  const words = [
    plateTypeOf(item)?.format.label,
    plate === null ? null : `${groupedDigits(plate.quantity_per_well)} pmol a well`,
    replicates === null ? null : countText(replicates, 'copy', 'copies'),
    genome === undefined ? null : geneGenomes[genome].commonName,
    item.plates.length > 1 ? `${item.plates.length} plates` : null,
  ];
  return words.filter((word) => typeof word === 'string').join(', ');
}

/** Each plate as a small map, controls as controls; of one plate the map, of several with their names. */
function LibraryPicture({ item: { plates, ...item } }: { readonly item: CartItemWire }) {
  const format = plateTypeOf({ ...item, plates })?.format;
  if (format === undefined) return null;
  return (
    <div className={styles.plates}>
      {plates.map((plate) => (
        <div key={plate.name}>
          <LibraryPlate plate={plate} format={format} />
          {plates.length > 1 ? <span aria-hidden="true">{plate.name}</span> : null}
        </div>
      ))}
    </div>
  );
}

interface LibraryPlateProps {
  readonly plate: CartItemWire['plates'][number];
  readonly format: PlateFormat;
}

function LibraryPlate({ plate: { name, wells }, format }: LibraryPlateProps) {
  const states = new Map<number, WellState>();
  for (const { position, is_control: isControl } of wells) {
    const place = parseWellLabel(position, format);
    if (place.ok) states.set(wellIndex(place.value, format), isControl ? 'control' : 'filled');
  }
  return <PlateMap format={format} states={states} label={`${name}: ${states.size} of ${format.wellCount} wells`} />;
}

/** The genes of a library, when asked: with its plates, up to five hundred. */
function WellList({ item }: { readonly item: CartItemWire }) {
  const [isOpen, setOpen] = useState(false);
  const wells = item.plates.flatMap(({ name, wells: ofPlate }) => ofPlate.map((well) => ({ ...well, plate: name })));
  return (
    <div className={styles.sequences}>
      {isOpen ? (
        // A list that scrolls is reached by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul tabIndex={0} aria-label={`Wells of ${item.name}`}>
          {wells.map((well) => (
            <li key={`${well.plate} ${well.position}`}>
              <span>
                <b>{well.position}</b> {item.plates.length > 1 ? `${well.plate}, ` : ''}
                {well.gene_label}
              </span>
              <span>{well.ensembl_id}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show fewer' : `Show ${wells.length} wells`}
      </button>
    </div>
  );
}
