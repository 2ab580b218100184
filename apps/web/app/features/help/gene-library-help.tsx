import { controlSets, libraryLimits, libraryPlateSlugs, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { groupedDigits } from '@cutsite/domain/money';
import styles from './help-page.module.css';

const { wellsPerPlate, wellsPerProject, replicates } = libraryLimits;

/** How to order a gene library, and what is checked. Figures come from the rules themselves. */
export function GeneLibraryHelp() {
  return (
    <>
      <h2 id="gene-library">Order a gene library</h2>
      <ol>
        <li>
          <a href="/order/gene-library">Open the builder</a>, and choose genome, plate type, amount a well and copies.
        </li>
        <li>
          Paste a list of genes, or upload one: symbols, synonyms, Ensembl ids and controls, one a line or separated by
          commas. A file that begins with <code>Well Position</code> and <code>Gene</code>, or a plate as a grid, puts
          each gene in its well; each sheet becomes a plate. Without wells, genes go down the columns: A01, B01, C01.
        </li>
        <li>
          A name that several genes have, or that a spreadsheet turned into a date, is asked about and never guessed.
          What you typed is kept with the order, beside the symbol and the Ensembl id.
        </li>
        <li>
          A plate takes at least {wellsPerPlate.min} filled wells, a project at most {wellsPerProject.max}, in{' '}
          {replicates.min} to {replicates.max} copies. Controls count as wells, and are not counted in the price.
        </li>
      </ol>
      <p>
        A gene without guides, or one that is not in the gene list, has to be left out. One or two guides, a common
        essential gene, and a gene that stands twice are warnings: you can order with them. The order keeps the version
        of the gene list that it was checked by, and has its genes as a file beside the plate map.
      </p>
      <p>
        Controls:{' '}
        {controlSets
          .map(({ label, genomes }) => (genomes.length > 1 ? label : `${label} (${speciesOf(genomes[0])})`))
          .join(', ')}
        .
      </p>
      {/* The table may be wider than a phone; it scrolls by itself and can be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be focusable */}
      <section className={styles.scroll} tabIndex={0} aria-label="Amounts by plate type">
        <table className="cs-table">
          <thead>
            <tr>
              <th scope="col">Plate type</th>
              <th scope="col">Human, pmol a well</th>
              <th scope="col">Mouse, pmol a well</th>
            </tr>
          </thead>
          <tbody>
            {libraryPlateSlugs.map((slug) => {
              const { format, quantities } = libraryPlateTypes[slug];
              return (
                <tr key={slug}>
                  <th scope="row">{format.label}</th>
                  <td>{quantities.homo_sapiens.map((quantity) => groupedDigits(quantity)).join('; ')}</td>
                  <td>{quantities.mus_musculus.map((quantity) => groupedDigits(quantity)).join('; ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

const speciesOf = (genome: string | undefined): string => (genome === 'mus_musculus' ? 'mouse' : 'human');
