import { Icon } from '@cutsite/ui/icon';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { PlateMap } from '@cutsite/ui/plate-map';
import { momentText } from '../../../../platform/moment-text.ts';
import { ScrollBox } from '../../../../platform/scroll-box.tsx';
import type { StaffOrder } from '../../order-data.ts';
import { plateOf, wellsToLookAt } from '../../plate-of.ts';
import styles from './review-findings.module.css';

type Flag = StaffOrder['flags'][number];
type Finding = Flag['findings'][number];
type Point = NonNullable<Finding['points']>[number];

interface ReviewFindingsProps {
  readonly flag: Flag;
  readonly staffOrder: StaffOrder;
}

/** What was found before anybody looks: of plates in sentences with their wells, of sequences as a table (OF-32). */
export function ReviewFindings({ flag, staffOrder }: ReviewFindingsProps) {
  return flag.kind === 'review' ? (
    flag.findings.map((finding) => <Reviewed key={finding.item_id} finding={finding} staffOrder={staffOrder} />)
  ) : (
    <Screened flag={flag} />
  );
}

function Reviewed({ finding, staffOrder }: { readonly finding: Finding; readonly staffOrder: StaffOrder }) {
  const { item_id: itemId, name, detail, points = [] } = finding;
  const plates = staffOrder.order.plates.filter(({ item_id: of }) => of === itemId);
  const toLook = wellsToLookAt(finding);
  return (
    <div className={styles.reviewed}>
      {plates.map((plate) => (
        <PlateMap key={plate.name} {...plateOf(plate, toLook)} />
      ))}
      <div>
        <p>
          <b>{name}</b> {points.length === 0 ? detail : ''}
        </p>
        <Points points={points.slice(0, maxShown)} />
        {points.length > maxShown && (
          <details className={styles.more}>
            <summary>{`${points.length - maxShown} more`}</summary>
            <Points points={points.slice(maxShown)} />
          </details>
        )}
      </div>
    </div>
  );
}

/** Those to look at come first, so that what is folded away is mostly fine. */
const maxShown = 8;

const Points = ({ points }: { readonly points: readonly Point[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <PointLine key={`${point.text} ${point.wells.join()}`} point={point} />
    ))}
  </ul>
);

/** Wells that are named; of more than these the number is said. */
const maxNamed = 12;

function PointLine({ point: { text, is_fine: isFine, wells } }: { readonly point: Point }) {
  const named = wells.slice(0, maxNamed).join(', ');
  const more = wells.length > maxNamed ? ` and ${wells.length - maxNamed} more` : '';
  return (
    <li data-fine={isFine ? '' : undefined}>
      <Icon name={isFine ? 'check' : 'warning'} size={14} />
      <span>
        <span className="cs-visually-hidden">{isFine ? 'Fine: ' : 'Look at this: '}</span>
        {wells.length > 0 && (
          <b>
            {named}
            {more}:{' '}
          </b>
        )}
        {text}
      </span>
    </li>
  );
}

interface Verdict {
  readonly label: string;
  readonly tone: PillTone;
}

function verdictOf(points: readonly Point[]): Verdict {
  if (points.length === 0) return { label: 'No answer', tone: 'neutral' };
  return points.every(({ is_fine: isFine }) => isFine)
    ? { label: 'Clear', tone: 'success' }
    : { label: 'Look', tone: 'warnMajor' };
}

function Screened({ flag: { findings, answered = null, has_list: hasList } }: { readonly flag: Flag }) {
  return (
    <>
      <ScrollBox label="Sequences that are screened">
        <table className={`cs-table ${styles.screened}`}>
          <thead>
            <tr>
              <th scope="col">Sequence</th>
              <th scope="col">Length</th>
              <th scope="col">Closest match</th>
              <th scope="col">Says</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ item_id: id, name, detail, points = [] }) => (
              <tr key={`${id} ${name}`}>
                <th scope="row">{name}</th>
                <td>{detail}</td>
                <td>{points.length === 0 ? 'not known' : points.map(({ text }) => text).join(', ')}</td>
                <td>
                  <Pill tone={verdictOf(points).tone}>{verdictOf(points).label}</Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className={styles.said}>{answerText(answered, hasList)}</p>
    </>
  );
}

function answerText(answered: string | null, hasList: boolean | undefined): string {
  if (answered !== null) return `Compared with the list of sequences of concern, ${momentText(answered)}.`;
  return hasList === false
    ? 'This store has no list of sequences of concern to compare with. You decide alone.'
    : 'The list of sequences of concern has not answered yet. It is asked again every minute.';
}
