import type { RequestWire } from '@cutsite/contracts/advanced-request';
import { newestForms, readRequest } from '@cutsite/domain/advanced-request';
import { useFileSending } from '@cutsite/ui/file-sending';
import { useRef, useState } from 'react';
import { fetchRequest, RequestRefused, sendFileOnce, sendRequest } from '../request-calls.ts';
import { forgetDraft, type RequestDraft, saveDraft, savedDraft } from '../request-draft.ts';
import { wireOf } from '../wire-of.ts';
import { forgetFile } from './saved-file.ts';

/** How far the sending is (RQ-5). */
export type SubmitStatus =
  | { readonly is: 'none' | 'pending' }
  /** `lostFile`: the name of the file that this browser could not keep, so that it did not go along; empty: none. */
  | { readonly is: 'success'; readonly request: RequestWire; readonly lostFile: string }
  | { readonly is: 'failed'; readonly sentence: string };

interface RequestSending {
  /** Where the form shows what is kept of the sending. */
  readonly onMark: (marked: Pick<RequestDraft, 'key' | 'isSending' | 'sentAs' | 'fileName'>) => void;
  /** Fields that only the service refused. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
  /** The session has ended meanwhile. */
  readonly onSignedOut: () => void;
}

/** What goes, and the revision of the account's draft, which ends with it. */
interface Sent {
  readonly draft: RequestDraft;
  readonly file: File | null;
  readonly revision: () => Promise<string>;
}

/**
 * Sends a request and then its file, each once: until both have arrived, the browser keeps them under the key that they
 * were sent with. A page that is left on the way, or a store that dies, goes on from there.
 */
export function useRequestSending({ onMark, onRefused, onSignedOut }: RequestSending) {
  const [status, setStatus] = useState<SubmitStatus>({ is: 'none' });
  const file = useFileSending(sendFileOnce);
  const isRunning = useRef(false);
  const wasStopped = useRef(false);

  const forget = () => {
    forgetDraft();
    return forgetFile();
  };
  /** What did not arrive stays kept; what somebody stopped is theirs to send again while it is in view. */
  async function sendFile(id: string, toSend: File): Promise<void> {
    wasStopped.current = false;
    const arrived = await file.send(id, toSend);
    if (arrived || wasStopped.current) await forget();
  }

  async function send(sent: Sent): Promise<void> {
    if (isRunning.current) return;
    await whileRunning(() => sendNow(sent));
  }
  /** What was begun before, once no other tab is at it. False: another tab has sent it. */
  async function goOn(sent: Sent): Promise<boolean> {
    if (isRunning.current) return true;
    return whileRunning(async () => {
      const isOpen = savedDraft()?.isSending === true;
      if (isOpen) await sendNow(sent);
      return isOpen;
    });
  }
  /** Ends also where a browser refuses the lock: the next press is another try. */
  async function whileRunning<T>(work: () => Promise<T>): Promise<T> {
    isRunning.current = true;
    try {
      return await oneTabAtATime(work);
    } finally {
      isRunning.current = false;
    }
  }
  async function sendNow({ draft, file: toSend, revision }: Sent): Promise<void> {
    setStatus({ is: 'pending' });
    const key = draft.key === '' ? crypto.randomUUID() : draft.key;
    let marked = { ...draft, key, fileName: toSend?.name ?? draft.fileName };
    const mark = (change: Partial<Pick<RequestDraft, 'isSending' | 'sentAs'>>) => {
      marked = { ...marked, ...change };
      saveDraft(marked);
      const { isSending, sentAs, fileName } = marked;
      onMark({ key, isSending, sentAs, fileName });
    };
    // Kept before it leaves: a reload in the next moment must find the key.
    mark({ isSending: true });
    try {
      const request = await requestOf(marked, revision);
      mark({ sentAs: request.id });
      if (toSend === null) await forget();
      else await sendFile(request.id, toSend);
      setStatus({ is: 'success', request, lostFile: toSend === null ? marked.fileName : '' });
    } catch (error) {
      mark({ isSending: false });
      if (!(error instanceof RequestRefused)) {
        setStatus({ is: 'failed', sentence: 'Something went wrong on the way.' });
        throw error;
      }
      if (error.refusal.signedOut) {
        setStatus({ is: 'none' });
        return onSignedOut();
      }
      setStatus({ is: 'failed', sentence: error.message });
      onRefused(error.refusal.fields);
    }
  }

  return {
    status,
    send,
    goOn,
    file: {
      status: file.status,
      again: (id: string, toSend: File): void => {
        void sendFile(id, toSend);
      },
      stop: () => {
        wasStopped.current = true;
        file.stop();
      },
    },
    /** A change after a failure: the next press is another try. */
    changed: () => setStatus((now) => (now.is === 'failed' ? { is: 'none' } : now)),
    startAgain: async () => {
      file.forget();
      setStatus({ is: 'none' });
      await forget();
    },
  };
}

/** Tabs share what is kept: two that go on at once would send the file twice. Very old browsers have no locks. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('cutsite-request-sending', work) : work();

/** The request that a draft becomes; one that it has become already is read, and not sent again. */
async function requestOf(draft: RequestDraft, revision: Sent['revision']): Promise<RequestWire> {
  const sent = draft.sentAs === '' ? null : await fetchRequest(draft.sentAs);
  if (sent !== null) return sent;
  const given = { parent: draft.parent, child: draft.children[draft.type] ?? {} };
  const answers = wireOf(readRequest(newestForms(draft.type), given));
  const replaces = (await revision()) || draft.revision;
  const { type, annotation, key } = draft;
  return sendRequest({ request_type: type, annotation, answers, ...(replaces !== '' && { draft: replaces }) }, key);
}
