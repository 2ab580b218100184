import { countText } from '@cutsite/domain/text';
import { Icon, type IconName } from '@cutsite/ui/icon';
import { Button } from '../../../../platform/button.tsx';
import { IconButton } from '../../../../platform/icon-button.tsx';
import { sizeText } from '../../content-text.tsx';
import type { AddedMedia } from './sent-file.ts';
import { isUploading, type UploadLine } from './upload-queue.ts';
import styles from './uploads.module.css';
import { uploads, useUploads } from './uploads.ts';

interface UploadListProps {
  readonly onOpen: (id: string) => void;
}

type Line = UploadLine<AddedMedia>;

const marks: Readonly<Record<Line['state'], IconName>> = {
  waiting: 'clock',
  sending: 'upload',
  done: 'check',
  refused: 'error',
  cut_off: 'warning',
  stopped: 'close',
};

/** One line a file that is on its way, with bytes and seconds left; what was refused or cut off says why. */
export function UploadList({ onOpen }: UploadListProps) {
  const lines = useUploads();
  const count = (...states: Line['state'][]) => lines.filter(({ state }) => states.includes(state)).length;
  const busy = isUploading(lines);
  const parts = [
    `${count('done')} of ${lines.length} added`,
    ...(count('refused') === 0 ? [] : [`${count('refused')} refused`]),
    ...(count('cut_off') === 0 ? [] : [`${count('cut_off')} cut off`]),
  ];
  return (
    <section className={styles.uploads} aria-label="Uploads" hidden={lines.length === 0}>
      <div className={styles.row}>
        <h2>{busy ? 'Uploading' : 'Uploaded'}</h2>
        <p role="status" className="cs-muted cs-small">
          {lines.length === 0 ? '' : parts.join(', ')}
        </p>
        <span className={styles.space} />
        {busy ? (
          <span className="cs-muted cs-small">Keep this tab open; other pages may be opened in it.</span>
        ) : (
          <Button size="compact-xs" variant="subtle" onClick={uploads.clear}>
            Clear the list
          </Button>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.number} data-state={line.state}>
            <Icon name={marks[line.state]} />
            <span className={styles.file}>{line.name}</span>
            <Progress line={line} onOpen={onOpen} />
            <span className={styles.bytes}>{sizeText(line.bytes)}</span>
            {line.state === 'cut_off' || line.state === 'stopped' ? (
              <Button size="compact-xs" variant="default" onClick={() => uploads.again(line.number)}>
                Send it again
              </Button>
            ) : null}
            <IconButton
              size="sm"
              color="gray"
              aria-label={line.state === 'sending' ? `Stop ${line.name}` : `Take ${line.name} off the list`}
              onClick={() => uploads.stop(line.number)}
            >
              <Icon name="close" size={12} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Progress({ line, onOpen }: UploadListProps & { readonly line: Line }) {
  const { state, part, name, bytes, secondsLeft, sentence, added } = line;
  if (state === 'waiting') return <span className="cs-muted">Waits for its turn.</span>;
  if (state === 'stopped') return <span className="cs-muted">Stopped.</span>;
  if (state === 'refused' || state === 'cut_off') return <span role="alert">{sentence}</span>;
  if (added !== null)
    return (
      <span>
        <button type="button" className={styles.asLink} onClick={() => onOpen(added.id)}>
          {added.was_there ? `Was here already, as ${added.name}` : 'Added'}
        </button>
        {added.was_there && added.used_in > 0 ? `, ${usedText(added.used_in)}` : ''}
        {added.twin === null ? null : <Twin twin={added.twin} onOpen={onOpen} />}
      </span>
    );
  const said = part === 1 ? 'is being looked at' : `${sizeText(Math.round(part * bytes))} of ${sizeText(bytes)}`;
  return (
    <span className={styles.progress}>
      <progress aria-label={`${name} on its way`} max={1} value={part} />
      <small className="cs-muted">
        {said}
        {secondsLeft === null || part === 1 ? '' : `, ${secondsLeft} s`}
      </small>
    </span>
  );
}

/** The picture that looks the same as the one that was just added. */
function Twin({ twin, onOpen }: UploadListProps & { readonly twin: NonNullable<AddedMedia['twin']> }) {
  return (
    <>
      . The same picture is here as{' '}
      <button type="button" className={styles.asLink} onClick={() => onOpen(twin.id)}>
        {twin.name}
      </button>
      , {usedText(twin.used_in)}
    </>
  );
}

/** `in 3 entries`. */
export const usedText = (count: number): string =>
  count === 0 ? 'not used' : `in ${countText(count, 'entry', 'entries')}`;
