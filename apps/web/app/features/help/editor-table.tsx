import { geneEditors, nucleases, type ProductFormat, scaffoldOf, targetLength } from '@cutsite/domain/guide-rna';
import styles from './help-page.module.css';

/** Lengths, chemistry and scaffold by gene editor, straight from the rules that check an order. */
export function EditorTable() {
  return (
    // The table may be wider than a phone; it scrolls by itself and can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be focusable
    <section className={styles.scroll} tabIndex={0} aria-label="Targets by gene editor">
      <table>
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
