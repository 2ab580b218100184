import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchDraft, putDraft } from '../request-calls.ts';
import {
  draftOfAccount,
  draftToWire,
  isSameDraft,
  isUntouched,
  type RequestDraft,
  type SavedDraft,
} from '../request-draft.ts';

/** How far the keeping with the account is. */
export type AccountDraftStatus = 'none' | 'pending' | 'success' | 'failed';

interface AccountDraft {
  readonly draft: RequestDraft;
  /** Signed in, what this browser keeps is read, and the request is not sent. */
  readonly isReady: boolean;
  /** Goes on with what the account keeps. */
  readonly onAdopt: (draft: RequestDraft) => void;
  readonly onRevision: (revision: string) => void;
}

/** Typing is kept with the account so long after the last key. */
const pauseMs = 1500;

/** What could not be read is asked for again so often: nothing is kept with the account before. */
const readAgainMs = 10_000;

/**
 * Keeps the request that is being written with the account (RQ-2). Where the account has another one than this browser,
 * nothing is written until somebody has said which of them goes on.
 */
export function useAccountDraft({ draft, isReady, onAdopt, onRevision }: AccountDraft) {
  const [status, setStatus] = useState<AccountDraftStatus>('none');
  const [other, setOther] = useState<SavedDraft | null>(null);
  const [isRead, setIsRead] = useState(false);
  /** What the account has, as it was written. */
  const written = useRef('');
  /** The revision that the next write replaces. */
  const revision = useRef('');
  /** One write after the other, so that none meets the revision of the one before. */
  const writes = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ draft, onAdopt, onRevision });
  useEffect(() => {
    latest.current = { draft, onAdopt, onRevision };
  });

  /** What the account keeps is taken where nothing was typed here, or left where this one goes on from it. */
  const compare = useCallback((kept: SavedDraft | null) => {
    const { draft: typed, onAdopt: adopt } = latest.current;
    const goOnFrom = (from: string) => {
      revision.current = from;
      latest.current.onRevision(from);
    };
    if (kept === null) return goOnFrom('');
    const theirs = draftOfAccount(kept);
    if (isUntouched(typed)) {
      written.current = JSON.stringify(draftToWire(theirs));
      revision.current = kept.revision;
      setStatus('success');
      return adopt(theirs);
    }
    if (kept.revision === typed.revision || isSameDraft(theirs, typed)) return goOnFrom(kept.revision);
    setOther(kept);
  }, []);

  const read = useQuery({
    queryKey: ['advanced-request', 'account-draft'],
    queryFn: fetchDraft,
    enabled: isReady && !isRead,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? readAgainMs : false),
  });
  const isAnswered = read.isSuccess && !read.isFetching;
  useEffect(() => {
    if (!isReady || isRead || !isAnswered) return;
    compare(read.data ?? null);
    setIsRead(true);
  }, [isReady, isRead, isAnswered, read.data, compare]);
  // The next request of this page is compared with what the account keeps then.
  useEffect(() => (isReady ? () => setIsRead(false) : undefined), [isReady]);

  const wanted = JSON.stringify(draftToWire(draft));
  useEffect(() => {
    const { draft: now } = latest.current;
    if (!isReady || !isRead || other !== null || wanted === written.current) return;
    if (written.current === '' && isUntouched(now)) return;
    const write = async () => {
      setStatus('pending');
      const answer = await putDraft(draftToWire(now), revision.current).catch(() => null);
      if (answer === null) return setStatus('failed');
      if (answer.kept !== null) {
        setStatus('none');
        return compare(answer.kept);
      }
      written.current = wanted;
      revision.current = answer.revision;
      latest.current.onRevision(answer.revision);
      setStatus('success');
    };
    const timer = setTimeout(() => {
      writes.current = writes.current.then(write, write);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, isReady, isRead, other, compare]);

  return {
    status: status === 'none' && read.isError ? ('failed' as const) : status,
    /** What the account keeps is known, or cannot be read. */
    isRead: isRead || read.isError || status === 'failed',
    /** Another request that the account keeps: which of them goes on is asked. */
    other: other === null ? null : { saved: other.saved, title: titleOf(other) },
    /** Waits for the write that is on its way. The revision that the account has then; empty: none. */
    settled: async (): Promise<string> => {
      await writes.current;
      return revision.current;
    },
    takeOther: () => {
      if (other !== null) {
        revision.current = other.revision;
        onAdopt(draftOfAccount(other));
      }
      setOther(null);
    },
    keepThis: () => {
      if (other !== null) {
        revision.current = other.revision;
        onRevision(other.revision);
      }
      setOther(null);
    },
  };
}

function titleOf({ draft: { parent } }: SavedDraft): string {
  const title = parent['title'];
  return typeof title === 'string' ? title : '';
}
