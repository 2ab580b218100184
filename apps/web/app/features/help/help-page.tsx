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
import { CellLibraryHelp } from './cell-library-help.tsx';
import { FindGuidesHelp } from './find-guides-help.tsx';
import { GeneLibraryHelp } from './gene-library-help.tsx';
import styles from './help-page.module.css';
import { KnockoutHelp } from './knockout-help.tsx';

/** How to order, and the rules that an order is checked by, in one page. Figures come from the rules themselves. */
export function HelpPage() {
  return (
    <article className={`cs-page cs-article ${styles.page}`}>
      <h1>Help</h1>
      <p className="cs-lead">How to put an order together, and what we check.</p>

      <h2 id="plate">Order a plate</h2>
      <ol>
        <li>
          <a href="/order/guide-rna">Open the builder</a>. You need no account to build.
        </li>
        <li>Choose gene editor, modifications, yield and purification. They apply to the whole plate.</li>
        <li>
          Paste names and targets from a spreadsheet, or upload a CSV file with the columns <code>name</code> and{' '}
          <code>sequence</code>. A column with wells (A1, A01 or a1) puts each row in its well.
        </li>
        <li>Errors are marked in their wells and listed below the plate, with a fix where there is one.</li>
        <li>
          A plate takes {plateMinimumWells} to 96 guides of {plateYieldLimitNmol} nmol or less.
        </li>
      </ol>

      <h2 id="tubes">Order tubes</h2>
      <p>
        Each tube has its own editor, amount and modifications. With the editor “Other” you may write modifications into
        the sequence: <code>m</code> before a base for 2′-O-methyl, <code>*</code> after one for a phosphorothioate
        bond, up to {modifiedSequenceLimits.m} and {modifiedSequenceLimits.star} of them. <code>mA*mC*mG*UU</code> is
        valid.
      </p>

      <CellLibraryHelp />

      <h2 id="targets">Targets</h2>
      <p>Enter only the target, 5′ to 3′, as RNA. Leave out the PAM; we add the scaffold. Lengths count bases only.</p>
      <EditorTable />

      <GeneLibraryHelp />

      <KnockoutHelp />

      <FindGuidesHelp />

      <h2 id="names">Names</h2>
      <p>
        Names of wells and tubes have at most {nameMaxLength} characters: letters, digits, spaces, underscores and
        hyphens. Each name can be used once on a plate, and once among your tubes.
      </p>

      <h2 id="prices">Prices</h2>
      <p>
        The price is shown while you build, with the rule that sets it: the list price, your percentage off or your
        amount off. The lowest one applies. The cart is priced again by the store, from the same rules.
      </p>

      <h2 id="drafts">Drafts</h2>
      <p>
        What you build is saved in this browser as you work. It is still there after you sign in or close the window.
      </p>

      <h2 id="api">With the API</h2>
      <p>
        Everything on these screens can be done through the API too. <a href="/api/docs">The API’s documentation</a>{' '}
        lists every call with its fields and responses.
      </p>
    </article>
  );
}

/** Lengths, chemistry and scaffold by gene editor, straight from the rules that check an order. */
function EditorTable() {
  return (
    // The table may be wider than a phone; it scrolls by itself and can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be focusable
    <section className={styles.scroll} tabIndex={0} aria-label="Targets by gene editor">
      <table className="cs-table">
        <thead>
          <tr>
            <th scope="col">Gene editor</th>
            <th scope="col">Target on plates</th>
            <th scope="col">Target in tubes</th>
            <th scope="col">Modifications</th>
            <th scope="col">Added by us</th>
          </tr>
        </thead>
        <tbody>
          {nucleases.map((nuclease) => (
            <tr key={nuclease}>
              <th scope="row">{geneEditors[nuclease].display}</th>
              <td>{lengthOf('plate', nuclease)}</td>
              <td>{lengthOf('tube', nuclease)}</td>
              <td>{geneEditors[nuclease].modifications.join(', ')}</td>
              <td>{addedTo(nuclease)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function lengthOf(format: ProductFormat, nuclease: (typeof nucleases)[number]): string {
  const range = targetLength(format, nuclease, 'Standard');
  return range === null ? '' : `${range.min} to ${range.max} nt`;
}

function addedTo(nuclease: (typeof nucleases)[number]): string {
  const scaffold = scaffoldOf(nuclease);
  return scaffold === null ? 'nothing' : `${scaffold.lengths.join(' or ')} nt, ${scaffold.side}`;
}
