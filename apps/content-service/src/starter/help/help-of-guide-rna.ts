import { maxBases, publishedScores } from '@cutsite/domain/guide-design';
import {
  geneEditors,
  modifiedSequenceLimits,
  nameMaxLength,
  nucleases,
  type ProductFormat,
  plateMinimumWells,
  plateYieldLimitNmol,
  scaffoldOf,
  targetLength,
} from '@cutsite/domain/guide-rna';
import { groupedDigits } from '@cutsite/domain/text';
import { anEntry, type StarterEntry, text, to } from '../starter-entry.ts';

const categories = [to('help_category', 'guide-rna')];

type Nuclease = (typeof nucleases)[number];

function lengthOf(format: ProductFormat, nuclease: Nuclease): string {
  const range = targetLength(format, nuclease, 'Standard');
  return range === null ? '–' : `${range.min} to ${range.max} nt`;
}

function addedTo(nuclease: Nuclease): string {
  const scaffold = scaffoldOf(nuclease);
  return scaffold === null ? 'nothing' : `${scaffold.lengths.join(' or ')} nt, ${scaffold.side}`;
}

/** Lengths, chemistry and scaffold by gene editor, from the rules that check an order. */
const editorRows = nucleases.map((nuclease) => {
  const { display, modifications } = geneEditors[nuclease];
  const cells = [lengthOf('plate', nuclease), lengthOf('tube', nuclease), modifications.join(', '), addedTo(nuclease)];
  return `| ${[display, ...cells].join(' | ')} |`;
});

/** Plates and tubes. Figures come from the rules that check an order. */
export const helpOfGuideRna: readonly StarterEntry[] = [
  anEntry('help_article', 'order-a-plate', {
    title: 'Order a plate of guide RNA',
    summary: `From a spreadsheet to a plate of ${plateMinimumWells} to 96 guides, with every fault shown before you order.`,
    categories,
    steps: [
      { title: 'Open the builder', text: text('[Open the builder](/order/guide-rna). You need no account to build.') },
      {
        title: 'Choose for the whole plate',
        text: text('Gene editor, modifications, yield and purification apply to the whole plate.'),
      },
      {
        title: 'Paste or upload',
        text: text(
          'Paste names and targets from a spreadsheet, or upload a CSV file with the columns `name` and `sequence`. A column with wells (A1, A01 or a1) puts each row in its well.',
        ),
      },
      {
        title: 'Repair what is marked',
        text: text('Errors are marked in their wells and listed below the plate, with a fix where there is one.'),
      },
    ],
    body: text(`
      A plate takes ${plateMinimumWells} to 96 guides of ${plateYieldLimitNmol} nmol or less.

      What you build is saved in this browser as you work. It is still there after you sign in or close the window.
    `),
    related: [to('help_article', 'targets-by-gene-editor'), to('help_article', 'names-of-guides')],
  }),
  anEntry('help_article', 'order-tubes', {
    title: 'Order guide RNA in tubes',
    summary: 'Each tube has its own editor, amount and modifications.',
    categories,
    body: text(`
      [Open the tubes](/order/guide-rna/tubes), and add one row for each guide. Each tube has its own editor, amount and
      modifications.

      ## Modifications of your own

      With the editor “Other” you may write modifications into the sequence: \`m\` before a base for 2′-O-methyl, \`*\` after
      one for a phosphorothioate bond, up to ${modifiedSequenceLimits.m} and ${modifiedSequenceLimits.star} of them.
      \`mA*mC*mG*UU\` is valid.
    `),
    related: [to('help_article', 'targets-by-gene-editor')],
  }),
  anEntry('help_article', 'targets-by-gene-editor', {
    title: 'Targets: length and scaffold by gene editor',
    summary: 'What goes into the sequence field: the target alone, 5′ to 3′, without the PAM.',
    categories,
    body: text(`
      Enter only the target, 5′ to 3′, as RNA. Leave out the PAM; we add the scaffold. Lengths count bases only.

      | Gene editor | Target on plates | Target in tubes | Modifications | Added by us |
      |---|---|---|---|---|
${editorRows.map((row) => `      ${row}`).join('\n')}

      > [!note] The PAM sits on the genomic DNA and is read by the protein. A guide that carries it has bases between target
      > and scaffold that belong to neither.
    `),
  }),
  anEntry('help_article', 'names-of-guides', {
    title: 'Names of wells and tubes',
    summary: 'Which characters a name may have, and where it has to be unique.',
    categories,
    body: text(`
      Names of wells and tubes have at most ${nameMaxLength} characters: letters, digits, spaces, underscores and hyphens.
      Each name can be used once on a plate, and once among your tubes.
    `),
  }),
  anEntry('help_article', 'find-guides', {
    title: 'Find guides for a gene or a sequence',
    summary: 'Known guides of genes, and every site in pasted DNA, sent to a plate or to tubes.',
    categories,
    body: text(`
      [For a gene](/guides): name genes or paste a list, tick the guides that are known for them, and send them to a plate or
      to tubes. A pasted target is recognised.

      [For a sequence](/guides/sequence): paste up to ${groupedDigits(maxBases)} bases and get every site of a gene
      editor on both strands. Sites of SpCas9 have ${publishedScores.ruleSet1.label} and ${publishedScores.crisprScan.label};
      for other editors no score is published, and none is lent to them. Neither page searches the genome for what else a
      guide may cut.
    `),
  }),
];
