import type { EntryWire } from '@cutsite/contracts/content';
import { lookAtEntry } from '@cutsite/contracts/content';
import { timedCall } from '@cutsite/contracts/endpoint';
import { Notice } from '@cutsite/ui/notice';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../../platform/call.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useOnlookers } from '../../../platform/use-onlookers.ts';
import { contentQueries } from '../content-queries.ts';
import { faultsOfBlocks, readyFaults } from '../draft/draft-checks.ts';
import { useAutosave } from '../draft/use-autosave.ts';
import { useEntryWrite } from '../draft/use-entry-write.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { GoToEntry } from '../list/go-to-entry.tsx';
import { LinksDialog } from '../preview/links-dialog.tsx';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { useNotes } from '../review/use-notes.ts';
import { ConcurrentEdits } from './concurrent-edits.tsx';
import styles from './entry.module.css';
import { EntryForm } from './entry-form.tsx';
import { EntryHead } from './entry-head.tsx';
import { EntrySide } from './entry-side.tsx';
import { hasBlocks } from './form-parts.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { UnsavedText } from './unsaved-text.tsx';
import { useRequestedField } from './use-requested-field.ts';
import { useSteps } from './use-steps.ts';

export interface EntryPageProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
}

/** One entry: its form beside its page, and what is done with it (CT-54). */
export function EntryPage({ id, onBack, onOpen }: EntryPageProps) {
  const { data, error } = useQuery(contentQueries.entry(id));
  if (data !== undefined) return <Loaded loaded={data} onBack={onBack} onOpen={onOpen} />;
  if (error === null) return <p className={styles.alone}>One moment…</p>;
  return (
    <div className={styles.alone}>
      <Notice tone="error" role="alert">
        {error.message}
      </Notice>
      <a href="/office/content">Back to the entries</a>
    </div>
  );
}

/** A pause in the typing after which the preview, the checks and the notes beside the form follow. */
const restMs = 200;

type Dialog = 'publish' | 'history' | 'links' | 'review' | null;

function Loaded({ loaded, onBack, onOpen }: Omit<EntryPageProps, 'id'> & { readonly loaded: EntryWire }) {
  const { autosave, state } = useAutosave(loaded);
  const { entry, draft } = state;
  const writer = useEntryWrite(autosave);
  const notes = useNotes(entry.id);
  const steps = useSteps(autosave);
  useRequestedField(draft.fields);
  const [dialog, setDialog] = useState<Dialog>(null);
  const title = typeof draft.fields['title'] === 'string' ? draft.fields['title'] : 'Untitled';
  usePageTitle(title);
  const others = useOnlookers({
    subject: ['entry', entry.id],
    look: () => call(lookAtEntry, { params: { id: entry.id }, headers: timedCall }),
    revision: entry.revision,
    reads: contentQueries.entry(entry.id).queryKey,
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      if (event.key === 's') {
        event.preventDefault();
        void autosave.flush();
      } else if (event.key === 'Enter') {
        event.preventDefault();
        if (entry.publishing_off === null) setDialog('publish');
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [autosave, entry.publishing_off]);
  const faults = useMemo(() => ({ ...writer.faults, ...state.faults }), [writer.faults, state.faults]);
  // What stands beside the form is worked out from all of the draft, and follows the typing (promise N4).
  const [resting] = useDebouncedValue(state, restMs);
  const ready = useMemo(() => readyFaults(resting.entry.type, resting.draft), [resting]);
  const toFix = useMemo(() => faultsOfBlocks(resting.draft.fields['blocks'], ready), [resting, ready]);
  const draftNow = useCallback(() => autosave.getState().draft, [autosave]);
  return (
    <div className={styles.page}>
      <EntryHead
        title={title}
        state={state}
        others={others}
        writer={writer}
        steps={steps}
        onBack={onBack}
        onOpen={onOpen}
        onHistory={() => setDialog('history')}
        onLinks={() => setDialog('links')}
        onReview={() => setDialog('review')}
        onPublish={() => setDialog('publish')}
      />
      {writer.error === null || dialog !== null ? null : (
        <Notice tone="error" role="alert">
          {writer.error}
        </Notice>
      )}
      {entry.publishing_off === null ? null : (
        <Notice role="status">
          {entry.publishing_off}{' '}
          {entry.is_kept_elsewhere ? 'This entry comes from there, and nothing of it is saved here.' : ''}
        </Notice>
      )}
      <UnsavedText autosave={autosave} entry={entry} />
      <ConcurrentEdits autosave={autosave} state={state} />
      <div className={styles.columns} data-blocks={hasBlocks(entry.type) ? '' : undefined}>
        <EntryForm
          state={state}
          faults={faults}
          ready={ready}
          toFix={toFix}
          notes={notes}
          onChange={autosave.change}
          onUndo={steps.undo}
          beside={<EntrySide state={resting} faults={ready} draftNow={draftNow} notes={notes} />}
        />
      </div>
      <GoToEntry onOpen={onOpen} />
      {dialog === 'publish' ? <PublishDialog state={state} writer={writer} onClose={() => setDialog(null)} /> : null}
      {dialog === 'links' ? <LinksDialog entry={entry} onClose={() => setDialog(null)} /> : null}
      {dialog === 'review' ? <ReviewDialog state={state} writer={writer} onClose={() => setDialog(null)} /> : null}
      {dialog === 'history' ? <HistoryDialog entry={entry} writer={writer} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
