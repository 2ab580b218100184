import type { ShownBlockOf } from '@cutsite/content/block';
import { geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import {
  amountsOfPlate,
  type LibraryPlateSlug,
  libraryPlateSlugs,
  libraryPlateTypes,
  plateUses,
} from '@cutsite/domain/gene-library';
import { groupedDigits } from '@cutsite/domain/text';
import { ButtonLink } from '@cutsite/ui/button';
import { orderScreens } from '../parts/order-screens.ts';
import blocks from './blocks.module.css';
import styles from './plate-formats.module.css';
import { SectionHead } from './section-head.tsx';

/** The plates of gene libraries, from the rules of an order: amounts for each genome, and a start with each plate. */
export function PlateFormats({ block }: { readonly block: ShownBlockOf<'plate_formats'> }) {
  const heading = block.heading ?? 'Formats';
  return (
    <section className={`cs-page ${blocks.section}`}>
      <SectionHead heading={heading} lead={block.lead} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls sideways is scrolled by keys */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={heading}>
        <table className={styles.formats}>
          <thead>
            <tr>
              <th scope="col">Plate</th>
              <th scope="col">Layout</th>
              {genomeSlugs.map((genome) => (
                <th key={genome} scope="col">
                  {geneGenomes[genome].shortLabel}
                </th>
              ))}
              <th scope="col">Good for</th>
              <th scope="col">
                <span className="cs-visually-hidden">Order</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {libraryPlateSlugs.map((slug) => (
              <PlateRow key={slug} slug={slug} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PlateRow({ slug }: { readonly slug: LibraryPlateSlug }) {
  const { label, rows, columns } = libraryPlateTypes[slug].format;
  const { about, goodFor } = plateUses[slug];
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{about}</small>
      </th>
      <td className={styles.layout}>
        {rows} × {columns}
      </td>
      {genomeSlugs.map((genome) => (
        <td key={genome} data-label={geneGenomes[genome].shortLabel}>
          <ul className={styles.amounts}>
            {amountsOfPlate(slug, genome).map(({ amount, isOffered }) => (
              <li key={amount}>
                {isOffered ? (
                  groupedDigits(amount)
                ) : (
                  <del>
                    {groupedDigits(amount)}
                    <span className="cs-visually-hidden"> not offered</span>
                  </del>
                )}
              </li>
            ))}
          </ul>
        </td>
      ))}
      <td data-label="Good for">{goodFor}</td>
      <td>
        <ButtonLink href={`${orderScreens['gene-library']}?plate=${slug}`} aria-label={`Start a library: ${label}`}>
          Start a library
        </ButtonLink>
      </td>
    </tr>
  );
}
