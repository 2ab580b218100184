import { expressLimits } from '@cutsite/domain/express-knockout';
import { knockoutAmounts } from '@cutsite/domain/knockout-cells';
import { anEntry, type StarterEntry, text, to } from '../starter-entry.ts';

const categories = [to('help_category', 'cells')];
const { bases, sequencesPerCall, poolsPerProject } = expressLimits;

/** Knockouts. Figures come from the rules that check an order. */
export const helpOfCells: readonly StarterEntry[] = [
  anEntry('help_article', 'order-express-knockout', {
    title: 'Order express knockout',
    summary: 'Pools made from guides that you paste, each checked for its gene before you order.',
    categories,
    body: text(`
      [Paste your guides](/order/express-knockout), one a line: ${bases} nt, DNA or RNA, without the PAM. They are looked up
      ${sequencesPerCall} at a time.

      A guide can be ordered when it is in our collection for the species, cuts one gene only, and the gene is no common
      essential one. Lines that are not eligible stay in the list and out of the order.

      Single guide makes a pool of each guide, multi guide one of two or three guides of a gene; an order takes up to
      ${poolsPerProject} pools.
    `),
    related: [to('help_article', 'order-the-knockout-of-a-gene')],
  }),
  anEntry('help_article', 'order-the-knockout-of-a-gene', {
    title: 'Order the knockout of a gene',
    summary: 'By the amount, as a pool or as a clone: what each of them is, and what cannot be made.',
    categories,
    body: text(`
      [Name a gene and a cell line](/order/gene-knockout): gene knockout cells by the amount (${knockoutAmounts.join(', ')}
      nmol), [a pool](/order/engineered-cells/crispr-knockout-cell-pool) or
      [a clone](/order/engineered-cells/crispr-knockout-cell-clone).

      For several genes, paste a list, or a table with the columns Gene, Cell line and Amount (nmol). What a row leaves
      empty is taken from above the list.

      A line of your own begins with “Other”; we write to you about a sample. Clones of common essential genes cannot be
      made; pools of them can be ordered, with a warning.
    `),
    related: [to('help_article', 'order-express-knockout')],
  }),
  anEntry('help_article', 'cell-lines', {
    title: 'Cell lines: ours, yours, and stem cells',
    summary: 'How a line is named in an order, how it is found, and what to ask us for.',
    categories,
    body: text(`
      Type a line’s name where it is asked for: spaces, hyphens and letter case do not matter, so K562 finds K-562 and
      hct116 finds HCT 116. Often ordered are HEK293, HeLa, HCT 116, K-562, A549, HAP1 and Jurkat for human genes.

      A line that is not in the list is typed as it is called. A line of your own begins with “Other”; we write to you about
      a sample before anything is made.

      Induced pluripotent stem cells (iPSC), knock-ins with a donor template (HDR), tags, point mutations and base edits are
      made on request: [tell us about it](/requests), and you get a quote.
    `),
    related: [to('help_article', 'order-the-knockout-of-a-gene')],
  }),
];
