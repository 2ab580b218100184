import { expressLimits } from '@cutsite/domain/express-knockout';
import { knockoutAmounts } from '@cutsite/domain/knockout-cells';

const { bases, sequencesPerCall, poolsPerProject } = expressLimits;

/** How to order knockouts, and what is checked. Figures come from the rules themselves. */
export function KnockoutHelp() {
  return (
    <>
      <h2 id="express-knockout">Order express knockout</h2>
      <p>
        <a href="/order/express-knockout">Paste your guides</a>, one a line: {bases} nt, DNA or RNA, without the PAM.
        They are looked up {sequencesPerCall} at a time. A guide can be ordered when it is in our collection for the
        species, cuts one gene only, and the gene is no common essential one. Lines that are not eligible stay in the
        list and out of the order. Single guide makes a pool of each guide, multi guide one of two or three guides of a
        gene; an order takes up to {poolsPerProject} pools.
      </p>

      <h2 id="knockouts">Order the knockout of a gene</h2>
      <p>
        <a href="/order/gene-knockout">Name a gene and a cell line</a>: gene knockout cells by the amount (
        {knockoutAmounts.join(', ')} nmol), <a href="/order/engineered-cells/crispr-knockout-cell-pool">a pool</a> or{' '}
        <a href="/order/engineered-cells/crispr-knockout-cell-clone">a clone</a>. A line of your own begins with
        “Other”; we write to you about a sample. Clones of common essential genes cannot be made; pools of them can be
        ordered, with a warning.
      </p>
    </>
  );
}
