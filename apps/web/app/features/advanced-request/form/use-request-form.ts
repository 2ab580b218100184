import {
  checkRequest,
  newestForms,
  type RequestAnswers,
  type RequestType,
  readRequest,
} from '@cutsite/domain/advanced-request';
import { localDay } from '@cutsite/domain/day-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerChange, fieldId, withAnswer } from '../../../platform/form/form-control.ts';
import { firstPanelOf, type RequestDraft } from '../request-draft.ts';
import { faultsInOrder, isOfField, refusedField, type ShownFault, shownFault } from './request-faults.ts';
import { useAccountDraft } from './use-account-draft.ts';
import { useBrowserDraft, useDraftSaving } from './use-browser-draft.ts';
import { useRequestCopy } from './use-request-copy.ts';
import { useRequestSending } from './use-request-sending.ts';

interface Visitor {
  /** Undefined until it is known. */
  readonly isSignedIn: boolean | undefined;
  /** Sending needs a sign-in, also where the session has ended meanwhile. */
  readonly onSignedOut: () => void;
}

/** A request that is being written: kept in this browser with each change, and sent once. */
export function useRequestForm(initialType: RequestType, { isSignedIn, onSignedOut }: Visitor) {
  const browser = useBrowserDraft(initialType);
  const { draft, setDraft, chosen, isRead } = browser;
  const [faults, setFaults] = useState<readonly ShownFault[] | null>(null);
  const forms = newestForms(draft.type);
  const sending = useRequestSending({
    onMark: (marked) => setDraft((now) => ({ ...now, ...marked })),
    onRefused: (fields) => {
      const refused = Object.entries(fields).map(([field, sentence]) => refusedField(forms, field, sentence));
      if (refused.length > 0) setFaults(refused);
    },
    onSignedOut,
  });
  const { status } = sending;
  // What is on its way is kept by the sending, and forgotten when it has arrived.
  const kept = useDraftSaving(draft, isRead && (status.is === 'none' || status.is === 'failed'));
  const account = useAccountDraft({
    draft,
    isReady: isRead && isSignedIn === true && !draft.isSending && status.is !== 'success' && status.is !== 'pending',
    onAdopt: (theirs) => {
      setDraft((now) => ({ ...theirs, key: crypto.randomUUID(), asked: now.asked }));
      setFaults(null);
    },
    onRevision: (revision) => setDraft((now) => (now.revision === revision ? now : { ...now, revision })),
  });
  const copy = useRequestCopy({
    draft,
    isReady: isRead && account.isRead && account.other === null && status.is === 'none' && !draft.isSending,
    onTake: (taken) => {
      setDraft((now) => ({ ...taken, key: crypto.randomUUID(), revision: now.revision }));
      setFaults(null);
    },
  });

  const child = draft.children[draft.type] ?? {};
  const { changed } = sending;
  const edit = useCallback(
    (change: (now: RequestDraft) => Partial<RequestDraft>) => {
      setDraft((now) => ({ ...now, ...change(now), key: crypto.randomUUID(), isSending: false, sentAs: '' }));
      changed();
    },
    [setDraft, changed],
  );

  function answer(form: keyof RequestAnswers, name: string, change: AnswerChange) {
    edit((now) => {
      if (form === 'parent') return { parent: withAnswer(now.parent, name, change) };
      return { children: { ...now.children, [now.type]: withAnswer(now.children[now.type] ?? {}, name, change) } };
    });
    setFaults((now) => now?.filter((fault) => fault.form !== form || !isOfField(fault.path, name)) ?? null);
  }

  const answers = readRequest(forms, { parent: draft.parent, child });
  const [openedOn] = useState(today);
  const missing = checkRequest(forms, answers, openedOn);

  /** Checks everything; true: it can be sent. */
  function check(): boolean {
    // A page may stay open over night.
    const found = faultsInOrder(forms, answers, today());
    setFaults(found);
    const [first] = found;
    if (first !== undefined) lead(first);
    return first === undefined;
  }

  /** Opens the panel of a fault and goes to its field. */
  function lead({ form, panel, path }: ShownFault) {
    if (form === 'child') setDraft((now) => ({ ...now, expanded: panel }));
    requestAnimationFrame(() => document.getElementById(fieldId(form, path))?.focus());
  }

  async function send(): Promise<void> {
    if (check()) await sending.send({ draft, file: chosen.file, revision: account.settled });
  }

  // A page that was left while its request was on the way goes on with it, under the same key.
  const latest = useRef({ goOn: () => {} });
  useEffect(() => {
    latest.current.goOn = () => {
      if (isSignedIn === false) {
        setDraft((now) => ({ ...now, isSending: false }));
        return onSignedOut();
      }
      void sending.goOn({ draft, file: chosen.file, revision: async () => '' }).then((isOurs) => {
        if (!isOurs) browser.readAgain();
      });
    };
  });
  const goesOn = isRead && draft.isSending && isSignedIn !== undefined && status.is === 'none';
  useEffect(() => {
    if (goesOn) latest.current.goOn();
  }, [goesOn]);

  return {
    draft,
    forms,
    child,
    answers,
    status,
    faults,
    /** What is wrong with the answers as they are now. */
    missing,
    /** The same for the list, with what the service refused. */
    listed: [...missing.map(shownFault), ...(faults?.filter(({ isRefused }) => isRefused) ?? [])],
    chosen,
    choose: browser.choose,
    file: sending.file,
    kept,
    account,
    copy,
    answer,
    check,
    send,
    lead,
    setType: (type: RequestType) => {
      edit(() => ({ type, expanded: firstPanelOf(type) }));
      setFaults(null);
    },
    annotate: (annotation: string) => edit(() => ({ annotation })),
    expand: (panel: string) => setDraft((now) => ({ ...now, expanded: panel })),
    startAgain: () => {
      void sending.startAgain();
      browser.startAgain();
      setFaults(null);
    },
  };
}

const today = (): string => localDay(new Date());
