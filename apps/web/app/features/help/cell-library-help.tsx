import {
  builtInGenes,
  cellLibraryLimits,
  chosenControlNames,
  chosenControls,
  poolRack,
} from '@cutsite/domain/cell-library';

const { pools, replicates } = cellLibraryLimits;

/** How to order a library of engineered cells. Figures come from the rules themselves. */
export function CellLibraryHelp() {
  return (
    <>
      <h2 id="cell-libraries">Order an engineered cell library</h2>
      <p>
        A library holds {pools.min} to {pools.max} pools. Each pool is cells of one line in which one gene is knocked
        out. They come in racks of {poolRack.wellCount}, in {replicates.min} to {replicates.max} copies, on dry ice.
      </p>
      <ol>
        <li>
          <a href="/order/engineered-cell-library">Open the builder</a>, choose genome and cell line.
        </li>
        <li>
          Paste gene symbols, synonyms or Ensembl ids, or add a file: a pool list starts with the header{' '}
          <code>Gene</code>. A gene that stands twice is left out the second time, and names with several meanings ask.
        </li>
        <li>
          Set the controls of each rack:{' '}
          {chosenControlNames
            .map((name) => `${chosenControls[name].label} (${chosenControls[name].min} to ${chosenControls[name].max})`)
            .join(', ')}
          . Built in are {builtInGenes.homo_sapiens.join(', ')} for human and {builtInGenes.mus_musculus.join(', ')} for
          mouse genes, and one well for the viability test, which is used up and not shipped.
        </li>
        <li>Racks are made as the pools need them. Controls stand in the same wells of each rack.</li>
      </ol>
      <p>
        The price of a pool falls with the number of pools in one copy; copies do not change it. Pools that cannot be
        made are left out of the price until they are fixed.
      </p>
    </>
  );
}
