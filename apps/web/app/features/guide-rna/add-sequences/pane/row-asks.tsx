import type { Proposal } from '@cutsite/domain/guide-rna';
import { Button } from '@cutsite/ui/button';
import { Icon } from '@cutsite/ui/icon';
import { useRef } from 'react';
import { figured } from '../../../../builder/words/count-words.ts';
import { leftOutNote } from '../../repairs/notation-words.ts';
import { RepairDifference } from '../../repairs/repair-difference.tsx';
import { explained } from '../../words/explained.ts';
import type { Preview, PreviewRow } from '../preview/preview.ts';
import type { RowChoices } from '../use-wish.ts';
import { noPlaceWords, offerWords } from './offer-words.ts';
import styles from './pane.module.css';
import { RowEditor } from './row-editor.tsx';

/** So many are asked about at once; the next follow as these are settled. */
const asksShown = 4;

/** The rows that somebody has to decide about: edited, left out, or added as they are. */
export function RowAsks({ preview, choices }: { readonly preview: Preview; readonly choices: RowChoices }) {
  const { asks, askCount } = preview;
  if (askCount === 0) return null;
  const at = asks.findIndex(({ row }) => row.key === choices.open);
  const first = asks.slice(0, asksShown);
  const shown = at < asksShown ? first : [asks[at] as PreviewRow, ...first.slice(1)];
  const faulty = asks.filter((row) => row.place === null || row.faults.some(({ severity }) => severity === 'error'));
  return (
    <section className={styles.asks} aria-label="Rows that need you">
      <h3>
        {figured(askCount, 'row needs', 'rows need')} you
        {faulty.length > 1 ? (
          <Button size="small" variant="quiet" onClick={() => choices.leaveOut(faulty.map(({ row }) => row.key))}>
            {`Leave ${faulty.length} with faults out`}
          </Button>
        ) : null}
      </h3>
      <ul>
        {shown.map((row) => (
          <Ask key={row.row.key} asked={row} choices={choices} />
        ))}
      </ul>
      {askCount > shown.length ? (
        <p className={styles.hint}>and {figured(askCount - shown.length, 'more', 'more')}</p>
      ) : null}
    </section>
  );
}

function Ask({ asked, choices }: { readonly asked: PreviewRow; readonly choices: RowChoices }) {
  const { row, name, offered } = asked;
  const strand = offered.find(({ kind }) => kind === 'reverse_complement');
  const genes = offered.filter(({ kind, certain }) => kind === 'gene_date' && !certain);
  const repair = offered.find((one) => one.certain && !choices.ticked.has(one.kind) && answersError(one, asked));
  const isOpen = choices.open === row.key;
  const isError = asked.place === null || asked.faults.some(({ severity }) => severity === 'error');
  const thing = name.trim() === '' ? `line ${row.line}` : `${name}, line ${row.line}`;
  const item = useRef<HTMLLIElement>(null);
  const settle = (decide: () => void) => {
    focusBeside(item.current);
    decide();
  };
  return (
    <li ref={item} className={styles.ask} data-tone={isError ? 'error' : 'warning'}>
      <Icon name={isError ? 'error' : 'warning'} />
      <p>
        <b>
          Line {row.line}
          {name.trim() === '' ? '' : `, ${name.slice(0, 60)}`}:
        </b>{' '}
        {[...sentences(asked), ...(repair === undefined ? [] : [leftOutNote(repair) ?? []].flat())].join(' ')}
        {strand === undefined ? null : (
          <>
            {' '}
            <RepairDifference {...strand} />
          </>
        )}
      </p>
      <span className={styles.askActions}>
        {strand === undefined ? null : (
          <Button size="small" onClick={() => settle(() => choices.otherStrand(row.key, true))}>
            Use the other strand
          </Button>
        )}
        {genes.map(({ after }) => (
          <Button
            key={after}
            size="small"
            icon="fix"
            onClick={() => settle(() => choices.edit(row.key, { name: after, sequence: row.sequence, well: row.well }))}
          >
            {`Name it ${after}`}
          </Button>
        ))}
        {repair === undefined ? null : (
          <Button
            size="small"
            variant="soft"
            icon="fix"
            onClick={() => settle(() => choices.toggleKind(repair.kind, true))}
          >
            {offerWords[repair.kind]}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => settle(() => choices.leaveOut([row.key]))}
          aria-label={`Leave it out, ${thing}`}
        >
          Leave it out
        </Button>
        <Button
          size="small"
          icon="edit"
          aria-expanded={isOpen}
          aria-label={`Edit line, ${thing}`}
          onClick={() => choices.setOpen(isOpen ? null : row.key)}
        >
          Edit line
        </Button>
      </span>
      {isOpen ? (
        <RowEditor
          row={row}
          choices={choices}
          onDone={() => {
            const stays = isError || strand !== undefined || genes.length > 0;
            if (stays) item.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
            else focusBeside(item.current);
            choices.setOpen(null);
          }}
        />
      ) : null}
    </li>
  );
}

/** A settled row leaves the list, and the focus goes on to its neighbour, or to the rows. */
function focusBeside(item: HTMLLIElement | null): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = beside?.querySelector('button') ?? item?.closest('dialog')?.querySelector('[tabindex="0"]');
  if (next instanceof HTMLElement) next.focus();
}

/** Whether a repair mends what the row is asked about: beside an error in the name, trimming the PAM would be no answer. */
const answersError = ({ kind, answers }: Proposal, { faults, noPlace }: PreviewRow): boolean =>
  (noPlace !== null && kind === 'position') ||
  faults.some(({ code, severity }) => severity === 'error' && answers.includes(code));

/** What is the matter, errors first. */
function sentences({ faults, noPlace, row, offered }: PreviewRow): readonly string[] {
  const subject = row.well === null || row.well.trim() === '' ? 'It' : `“${row.well}”`;
  const place = noPlace === null ? [] : [`${subject} ${noPlaceWords[noPlace][1]}`];
  const errors = faults.filter(({ severity }) => severity === 'error');
  const asked = new Set(offered.flatMap(({ certain, answers }) => (certain ? [] : answers)));
  const warnings = faults.filter(({ code, severity }) => severity === 'warning' && asked.has(code));
  const said = [...place, ...[...errors, ...warnings].map(explained)];
  return said.length === 0 ? ['Nothing is wrong with it now.'] : said;
}
