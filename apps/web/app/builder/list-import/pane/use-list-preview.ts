import { useEffect, useEffectEvent, useState } from 'react';
import { useNewVersion } from '../../../platform/failure/failure-dialog.tsx';
import { ImportStopped, ListReader } from '../list-reader.ts';
import { type Refusal, refusal, type Source } from '../read-source.ts';

/** What is known about the rows so far. */
export type ImportState =
  | { readonly stage: 'nothing' }
  /** `share` from 0 to 1; null while it is unknown. */
  | { readonly stage: 'reading'; readonly share: number | null }
  | { readonly stage: 'checking' }
  | { readonly stage: 'refused'; readonly refusal: Refusal }
  | { readonly stage: 'read' };

export interface ListImport<Preview, Project> {
  readonly state: ImportState;
  /** What adding would do; while it is worked out again, the one before. */
  readonly preview: Preview | null;
  readonly stop: () => void;
  /** The project with the rows in it. */
  readonly apply: () => Promise<Project>;
}

const nothing: ImportState = { stage: 'nothing' };
const refused = (why: Refusal): ImportState => ({ stage: 'refused', refusal: why });
const unreachable = refusal('Part of this page could not be loaded, so the list was not read. Please try again.');

/** Reads a source and works out what adding it would do, in a worker, each time anything changes. */
export function useListPreview<Preview, Project>(
  newWorker: () => Worker,
  source: Source | null,
  wanted: unknown,
): ListImport<Preview, Project> {
  const [reader] = useState(() => new ListReader<Preview, Project>(newWorker));
  const [state, setState] = useState<ImportState>(nothing);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [reading, setReading] = useState(0);

  const tellNewVersion = useNewVersion();
  const fail = useEffectEvent((reason: unknown) => {
    if (reason instanceof ImportStopped) return setState(nothing);
    setState(refused(unreachable));
    void tellNewVersion();
  });

  useEffect(() => () => reader.stop(), [reader]);

  useEffect(() => {
    if (source === null) return;
    let stale = false;
    const read = async () => {
      setState({ stage: 'reading', share: null });
      const answer = await reader.ask({ ask: 'read', source }, (share) => {
        if (!stale) setState({ stage: 'reading', share });
      });
      if (stale) return;
      if (!answer.ok) setState(refused(answer.error));
      else {
        setState({ stage: 'checking' });
        setReading((count) => count + 1);
      }
    };
    read().catch((reason: unknown) => {
      if (!stale) fail(reason);
    });
    return () => {
      stale = true;
    };
  }, [source, reader]);

  useEffect(() => {
    if (reading === 0) return;
    let stale = false;
    reader.ask({ ask: 'preview', wanted }).then(
      (worked) => {
        if (stale) return;
        setPreview(() => worked);
        setState({ stage: 'read' });
      },
      (reason: unknown) => {
        if (!stale && !(reason instanceof ImportStopped)) fail(reason);
      },
    );
    return () => {
      stale = true;
    };
  }, [reading, wanted, reader]);

  const none = source === null || state.stage === 'refused' || state.stage === 'nothing';
  return {
    state: source === null ? nothing : state,
    preview: none ? null : preview,
    stop: () => reader.stop(),
    apply: () => reader.ask({ ask: 'apply', wanted }),
  };
}
