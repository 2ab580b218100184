import { auditSubjects, staffActions } from '@cutsite/domain/staff';
import { momentText } from '../../platform/moment-text.ts';
import { ScrollBox } from '../../platform/scroll-box.tsx';
import styles from './audit.module.css';
import { type AuditRow, addressOf } from './audit-row.ts';
import { fieldText, valueText } from './value-text.ts';

/** Rows of the audit: when, who it was then, what, to what, and why. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  return (
    <ScrollBox label="Rows of the audit">
      <table className={`cs-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Of</th>
            <th scope="col">From what to what, and why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={styles.nowrap}>
                <time dateTime={row.at} title={row.at}>
                  {momentText(row.at)}
                </time>
              </td>
              <td>
                {row.actor.name}
                <small>{row.actor.email}</small>
              </td>
              <td>
                {whatText(row)}
                {row.kind === 'look' && <small>{row.action}</small>}
              </td>
              <td>
                <Subject row={row} />
              </td>
              <td>
                <Details row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const labelIn = (labels: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(labels, word) ? (labels[word] ?? word) : word;

const whatText = ({ kind, action }: AuditRow): string => (kind === 'look' ? 'Looked' : labelIn(staffActions, action));

function Subject({ row: { subject } }: { readonly row: AuditRow }) {
  const label = labelIn(auditSubjects, subject.kind);
  if (subject.id === null) return <>{label}, a list</>;
  const address = addressOf(subject);
  const name = subject.number == null ? label : `${label} ${subject.number}`;
  return (
    <>
      {address === null ? name : <a href={address}>{name}</a>}
      {subject.number == null && <small>{subject.id}</small>}
    </>
  );
}

function Details({ row: { changes, reason, filter } }: { readonly row: AuditRow }) {
  const asked = Object.entries(filter);
  return (
    <ul className={styles.details}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {fieldText(field)}: {valueText(field, from)} → {valueText(field, to)}
        </li>
      ))}
      {asked.map(([field, value]) => (
        <li key={field}>
          {fieldText(field)}: {valueText(field, value)}
        </li>
      ))}
      {reason !== '' && <li>“{reason}”</li>}
    </ul>
  );
}
