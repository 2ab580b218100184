import { Button } from '@cutsite/ui/button';
import { Pill, type PillTone } from '@cutsite/ui/pill';
import { repairsOf } from '../faults/well-repairs.ts';
import type { GenesAtHand } from '../genes/gene-lists.ts';
import { faultWords, geneFlags, wayWord } from '../genes/gene-words.ts';
import styles from './add-genes.module.css';
import type { Decision } from './lay-genes.ts';
import { type PreviewedName, type PreviewPart, previewParts } from './preview-genes.ts';

const parts: Readonly<Record<PreviewPart, { readonly title: string; readonly note: string; readonly tone: PillTone }>> =
  {
    needs_you: { title: 'Need you', note: 'choose here, or later on the plate', tone: 'error' },
    resolved: { title: 'By another name', note: 'what you typed is kept with the order', tone: 'info' },
    to_check: { title: 'To check', note: 'you can order with these', tone: 'warnMinor' },
    controls: { title: 'Controls', note: 'not counted in the price', tone: 'control' },
    as_typed: { title: 'As typed', note: 'nothing to say', tone: 'success' },
  };

/** Longer parts say how many there are more: the plate shows all of them. */
const mostRows = 100;

interface GenesPreviewProps {
  readonly names: readonly PreviewedName[];
  readonly read: number;
  readonly leftOut: number;
  readonly tooMany: number;
  readonly genes: GenesAtHand;
  readonly onDecide: (key: number, decision: Decision) => void;
}

/** What adding would do, name by name: what needs a decision first. */
export function GenesPreview({ names, read, leftOut, tooMany, genes, onDecide }: GenesPreviewProps) {
  const byPart = new Map(previewParts.map((part) => [part, names.filter((name) => name.part === part)]));
  return (
    <>
      <dl className={styles.counts}>
        <Count label="names read" value={read} />
        {previewParts.map((part) => (
          <Count key={part} label={parts[part].title.toLowerCase()} value={byPart.get(part)?.length ?? 0} />
        ))}
        {leftOut > 0 ? <Count label="left out" value={leftOut} /> : null}
        {tooMany > 0 ? <Count label="too many" value={tooMany} /> : null}
      </dl>
      {previewParts.map((part) => {
        const own = byPart.get(part) ?? [];
        if (own.length === 0) return null;
        const { title, note, tone } = parts[part];
        return (
          <details key={part} className={styles.part} open={part !== 'as_typed'}>
            <summary>
              <b>{title}</b> <Pill tone={tone}>{own.length}</Pill> <small>{note}</small>
            </summary>
            <ul>
              {own.slice(0, mostRows).map((name) => (
                <Row key={name.key} name={name} genes={genes} onDecide={onDecide} />
              ))}
            </ul>
            {own.length > mostRows ? <p className={styles.more}>and {own.length - mostRows} more</p> : null}
          </details>
        );
      })}
    </>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface RowProps extends Pick<GenesPreviewProps, 'genes' | 'onDecide'> {
  readonly name: PreviewedName;
}

function Row({ name: { key, line, typed, well }, genes, onDecide }: RowProps) {
  const [fault] = [...well.errors, ...well.warnings];
  const place = well.ensemblId === null ? undefined : genes.index.byId.get(well.ensemblId);
  const gene = place === undefined ? undefined : genes.index.genes[place];
  const way = wayWord(well);
  return (
    <li>
      <span className={styles.line}>{line}</span>
      <span className={styles.typed}>{typed}</span>
      <span className={styles.means}>
        {well.errors.length > 0 ? (
          well.errors[0]?.message
        ) : (
          <>
            <b>{well.control?.label ?? well.validatedName}</b>{' '}
            <small>
              {well.control?.caption ?? (gene === undefined ? '' : `${gene.ensemblId}, ${geneFlags(gene)}`)}
            </small>
          </>
        )}
      </span>
      <span className={styles.tag}>
        {fault !== undefined ? (
          <Pill tone={well.errors.length > 0 ? 'error' : 'warnMinor'}>{faultWords[fault.code]}</Pill>
        ) : way === null ? null : (
          <Pill tone="info">{way}</Pill>
        )}
      </span>
      {well.errors.length === 0 ? null : (
        <span className={styles.choices} role="group" aria-label={`What ${typed} in line ${line} may be`}>
          {repairsOf(well, genes).map(({ label, change }) => (
            <Button key={label} size="small" onClick={() => onDecide(key, change)}>
              {label}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
