import type { GuideRnaProject } from '@cutsite/domain/guide-rna';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Refusal, refusal, type Source } from '../../../builder/list-import/read-source.ts';
import { useNewVersion } from '../../../platform/failure-dialog.tsx';
import type { Preview } from './preview/preview.ts';
import type { AddWish } from './preview/work-out.ts';
import { Importer, ImportStopped } from './worker/importer.ts';

/** What is known about the rows so far. */
export type ImportState =
  | { readonly stage: 'nothing' }
  /** `share` from 0 to 1; null while it cannot be told. */
  | { readonly stage: 'reading'; readonly share: number | null }
  | { readonly stage: 'checking' }
  | { readonly stage: 'refused'; readonly refusal: Refusal }
  | { readonly stage: 'read' };

export interface Import {
  readonly state: ImportState;
  /** What adding would do; while it is worked out again, the one before. */
  readonly preview: Preview | null;
  readonly stop: () => void;
  /** The project with the rows in it. */
  readonly apply: () => Promise<GuideRnaProject>;
}

const nothing: ImportState = { stage: 'nothing' };
const refused = (why: Refusal): ImportState => ({ stage: 'refused', refusal: why });
const unreachable = refusal('The reader of lists could not be loaded. Please try again.');

/** Reads a source and works out what adding it would do, in a worker, each time anything changes. */
export function useImport(source: Source | null, wish: AddWish): Import {
  const [importer] = useState(() => new Importer());
  const [state, setState] = useState<ImportState>(nothing);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [reading, setReading] = useState(0);

  const tellNewVersion = useNewVersion();
  const fail = useEffectEvent((reason: unknown) => {
    if (reason instanceof ImportStopped) return setState(nothing);
    setState(refused(unreachable));
    void tellNewVersion();
  });

  useEffect(() => () => importer.stop(), [importer]);

  useEffect(() => {
    if (source === null) return;
    let stale = false;
    const read = async () => {
      setState({ stage: 'reading', share: null });
      const answer = await importer.ask({ ask: 'read', source }, (share) => {
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
  }, [source, importer]);

  useEffect(() => {
    if (reading === 0) return;
    let stale = false;
    importer.ask({ ask: 'preview', wish }).then(
      (worked) => {
        if (stale) return;
        setPreview(worked);
        setState({ stage: 'read' });
      },
      (reason: unknown) => {
        if (!stale && !(reason instanceof ImportStopped)) fail(reason);
      },
    );
    return () => {
      stale = true;
    };
  }, [reading, wish, importer]);

  const none = source === null || state.stage === 'refused' || state.stage === 'nothing';
  return {
    state: source === null ? nothing : state,
    preview: none ? null : preview,
    stop: () => importer.stop(),
    apply: () => importer.ask({ ask: 'apply', wish }),
  };
}
