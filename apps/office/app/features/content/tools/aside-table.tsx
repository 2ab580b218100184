import type { getContentSource } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { groupedDigits } from '@cutsite/domain/text';
import { momentText } from '../../../platform/moment-text.ts';
import { ScrollBox } from '../../../platform/scroll-box.tsx';
import styles from './tools.module.css';

type Reading = NonNullable<SuccessAnswer<typeof getContentSource>['body']['reading']>;

interface AsideTableProps {
  readonly aside: Reading['aside'];
  readonly total: number;
}

/** What does not fit, with its reasons. */
export function AsideTable({ aside, total }: AsideTableProps) {
  return (
    <section className={styles.list}>
      <h2>Set aside: {groupedDigits(total)}</h2>
      {aside.length === 0 ? <p className="cs-muted">Everything fits.</p> : null}
      {aside.length === 0 ? null : (
        <ScrollBox label="Set aside">
          <table className="cs-table">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Why</th>
                <th scope="col">On the site</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {aside.map((one) => (
                <tr key={`${one.kind} ${one.uid}`}>
                  <th scope="row">
                    {one.title}
                    <br />
                    <span className="cs-small cs-muted">
                      {one.type}, {one.uid}
                    </span>
                  </th>
                  <td>
                    <ul>
                      {one.reasons.map((reason) => (
                        <li key={reason}>{reason}</li>
                      ))}
                    </ul>
                  </td>
                  <td>{one.is_live ? 'The version before' : 'Nothing'}</td>
                  <td>{momentText(one.since)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
