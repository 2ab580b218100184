import {
  builtInGenes,
  cellLibraryLimits,
  chosenControlNames,
  chosenControls,
  poolRack,
} from '@cutsite/domain/cell-library';
import { controlSets, libraryLimits, libraryPlateSlugs, libraryPlateTypes } from '@cutsite/domain/gene-library';
import { groupedDigits } from '@cutsite/domain/text';
import { anEntry, type StarterEntry, text, to } from '../starter-entry.ts';

const categories = [to('help_category', 'libraries')];
const { wellsPerPlate, wellsPerProject, replicates } = libraryLimits;
const { pools } = cellLibraryLimits;

const speciesOf = (genome: string | undefined): string => (genome === 'mus_musculus' ? 'mouse' : 'human');
const controls = controlSets
  .map(({ label, genomes }) => (genomes.length > 1 ? label : `${label} (${speciesOf(genomes[0])})`))
  .join(', ');

const amountRows = libraryPlateSlugs.map((slug) => {
  const { format, quantities } = libraryPlateTypes[slug];
  const amounts = (genome: keyof typeof quantities) => quantities[genome].map((one) => groupedDigits(one)).join('; ');
  return `| ${format.label} | ${amounts('homo_sapiens')} | ${amounts('mus_musculus')} |`;
});

const chosen = chosenControlNames
  .map((name) => `${chosenControls[name].label} (${chosenControls[name].min} to ${chosenControls[name].max})`)
  .join(', ');

/** Gene libraries and engineered cell libraries. Figures come from the rules that check an order. */
export const helpOfLibraries: readonly StarterEntry[] = [
  anEntry('help_article', 'order-a-gene-library', {
    title: 'Order a gene library',
    summary: 'A list of genes becomes plates of guides, with controls where you want them.',
    categories,
    steps: [
      {
        title: 'Open the builder',
        text: text('[Open the builder](/order/gene-library), and choose genome, plate type, amount a well and copies.'),
      },
      {
        title: 'Bring your genes',
        text: text(
          'Paste a list of genes, or upload one: symbols, synonyms, Ensembl ids and controls, one a line or separated by commas. A file that begins with `Well Position` and `Gene`, or a plate as a grid, puts each gene in its well; each sheet becomes a plate. Without wells, genes go down the columns: A01, B01, C01.',
        ),
      },
      {
        title: 'Answer what is asked',
        text: text(
          'A name that several genes have, or that a spreadsheet turned into a date, is asked about and never guessed. What you typed is kept with the order, beside the symbol and the Ensembl id.',
        ),
      },
    ],
    body: text(`
      A plate takes at least ${wellsPerPlate.min} filled wells, a project at most ${wellsPerProject.max}, in
      ${replicates.min} to ${replicates.max} copies. Controls count as wells, and are not counted in the price.

      ## What is checked

      A gene without guides, or one that is not in the gene list, has to be left out. One or two guides, a common essential
      gene, and a gene that stands twice are warnings: you can order with them. The order keeps the version of the gene list
      that it was checked by, and has its genes as a file beside the plate map.

      ## Controls

      ${controls}.

      ## Amounts by plate type

      | Plate type | Human, pmol a well | Mouse, pmol a well |
      |---|---|---|
${amountRows.map((row) => `      ${row}`).join('\n')}
    `),
    related: [to('help_article', 'order-an-engineered-cell-library')],
  }),
  anEntry('help_article', 'order-an-engineered-cell-library', {
    title: 'Order an engineered cell library',
    summary: `${pools.min} to ${pools.max} pools of one line, each with one gene knocked out, in racks with their controls.`,
    categories,
    steps: [
      {
        title: 'Open the builder',
        text: text('[Open the builder](/order/engineered-cell-library), choose genome and cell line.'),
      },
      {
        title: 'Bring your genes',
        text: text(
          'Paste gene symbols, synonyms or Ensembl ids, or add a file: a pool list starts with the header `Gene`. A gene that stands twice is left out the second time, and names with several meanings ask.',
        ),
      },
      {
        title: 'Set the controls of each rack',
        text: text(
          `${chosen}. Built in are ${builtInGenes.homo_sapiens.join(', ')} for human and ${builtInGenes.mus_musculus.join(', ')} for mouse genes, and one well for the viability test, which is used up and not shipped.`,
        ),
      },
    ],
    body: text(`
      A library holds ${pools.min} to ${pools.max} pools. Each pool is cells of one line in which one gene is knocked out.
      They come in racks of ${poolRack.wellCount}, in ${cellLibraryLimits.replicates.min} to ${cellLibraryLimits.replicates.max}
      copies, on dry ice. Racks are made as the pools need them; controls stand in the same wells of each rack.

      The price of a pool falls with the number of pools in one copy; copies do not change it. Pools that cannot be made are
      left out of the price until they are fixed.
    `),
    related: [to('help_article', 'order-a-gene-library')],
  }),
];
