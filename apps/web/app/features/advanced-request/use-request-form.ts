import type { RequestWire } from '@cutsite/contracts/advanced-request';
import {
  checkRequest,
  newestForms,
  type RequestAnswers,
  type RequestType,
  readRequest,
  requestTypes,
} from '@cutsite/domain/advanced-request';
import { formFaultMessage } from '@cutsite/domain/form';
import { useFileSending } from '@cutsite/ui/file-sending';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerChange, fieldId, withAnswer } from '../../platform/form/form-control.ts';
import { forgetFile, keepFile, keptFile } from './kept-file.ts';
import { fileRefusal, RequestRefused, sendFile, sendRequest } from './request-calls.ts';
import {
  draftFromAddress,
  emptyDraft,
  firstPanelOf,
  forgetDraft,
  keepDraft,
  keptDraft,
  mergedDraft,
  type RequestDraft,
} from './request-draft.ts';
import { useAccountDraft } from './use-account-draft.ts';
import { wireOf } from './wire-of.ts';

/** How far the sending is (RQ-5). */
export type SubmitStatus =
  | { readonly is: 'none' | 'pending' }
  | { readonly is: 'success'; readonly request: RequestWire }
  | { readonly is: 'failed'; readonly sentence: string };

/** Something to correct, for the list and for its field. */
export interface ShownFault {
  readonly form: keyof RequestAnswers;
  readonly panel: string;
  readonly path: string;
  readonly sentence: string;
}

/** The file that goes with the request. */
export interface ChosenFile {
  readonly file: File | null;
  /** Why it was not taken. */
  readonly refusal: string | null;
  /** False: this browser could not keep it, so that a reload loses it. */
  readonly isKept: boolean;
}

const noFile: ChosenFile = { file: null, refusal: null, isKept: true };

/** A request that is being written: kept in this browser with each change, and sent once. */
export function useRequestForm(initialType: RequestType, isSignedIn: boolean) {
  const [draft, setDraft] = useState<RequestDraft>(() => emptyDraft(initialType));
  const [opened, setOpened] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const [chosen, setChosen] = useState<ChosenFile>(noFile);
  const [status, setStatus] = useState<SubmitStatus>({ is: 'none' });
  const file = useFileSending(sendFile);
  const [faults, setFaults] = useState<readonly ShownFault[] | null>(null);

  // What only this browser knows comes after the first drawing, which is the same for everybody.
  useEffect(() => {
    const kept = keptDraft() ?? emptyDraft(initialType);
    const asked = draftFromAddress(location.search);
    setDraft((typed) => mergedDraft(kept, asked, typed));
    setOpened(true);
    void keptFile().then((kept) => kept !== null && setChosen({ file: kept, refusal: null, isKept: true }));
  }, [initialType]);
  useEffect(() => {
    if (opened && status.is !== 'success') setIsKept(keepDraft(draft));
  }, [draft, opened, status.is]);

  const account = useAccountDraft({
    draft,
    isReady: opened && isSignedIn && status.is !== 'success' && status.is !== 'pending',
    onAdopt: (kept) => {
      setDraft({ ...kept, key: crypto.randomUUID() });
      setFaults(null);
    },
    onRevision: (revision) => setDraft((now) => (now.revision === revision ? now : { ...now, revision })),
  });

  const forms = newestForms(draft.type);
  const child = draft.children[draft.type] ?? {};
  const edit = useCallback((change: (now: RequestDraft) => Partial<RequestDraft>) => {
    setDraft((now) => ({ ...now, ...change(now), key: crypto.randomUUID() }));
    setStatus((now) => (now.is === 'failed' ? { is: 'none' } : now));
  }, []);
  const clearFault = (form: keyof RequestAnswers, name: string) =>
    setFaults((now) => now?.filter((one) => one.form !== form || !isOf(one.path, name)) ?? null);

  function answer(form: keyof RequestAnswers, name: string, change: AnswerChange) {
    edit((now) => {
      if (form === 'parent') return { parent: withAnswer(now.parent, name, change) };
      return { children: { ...now.children, [now.type]: withAnswer(now.children[now.type] ?? {}, name, change) } };
    });
    clearFault(form, name);
  }

  /** Checks everything; true: it can be sent. */
  function check(): boolean {
    const answers = readRequest(forms, { parent: draft.parent, child });
    const found = checkRequest(forms, answers, new Date().toISOString().slice(0, 10)).map((fault) => ({
      ...{ form: fault.form, panel: fault.panel, path: fault.path },
      sentence: formFaultMessage(fault),
    }));
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

  const sending = useRef(false);
  async function send(): Promise<void> {
    if (sending.current || !check()) return;
    sending.current = true;
    setStatus({ is: 'pending' });
    try {
      const answers = readRequest(forms, { parent: draft.parent, child });
      const revision = await account.settled();
      const body = {
        ...{ request_type: draft.type, annotation: draft.annotation, answers: wireOf(answers) },
        ...(revision === '' ? {} : { draft: revision }),
      };
      const key = draft.key === '' ? crypto.randomUUID() : draft.key;
      setDraft((now) => ({ ...now, key }));
      const request = await sendRequest(body, key);
      forgetDraft();
      if (chosen.file !== null) await file.send(request.id, chosen.file);
      // A file that did not arrive can be sent again while its request is in view; it goes with no other one.
      await forgetFile();
      setStatus({ is: 'success', request });
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      setStatus({ is: 'failed', sentence: error.message });
      const refused = Object.entries(error.refusal.fields).map(([field, sentence]) => faultAt(field, sentence));
      if (refused.length > 0) setFaults(refused);
    } finally {
      sending.current = false;
    }
  }

  /** A field that only the service refused; its panel is that of the form which asks it. */
  function faultAt(field: string, sentence: string): ShownFault {
    const [name = '', ...rest] = field.split('.');
    const form = name === 'parent' ? 'parent' : 'child';
    const path = rest.join('.');
    const panel = forms[form].panels.find(({ fields }) => fields.some((one) => isOf(path, one.name)));
    return { form, panel: panel?.name ?? '', path, sentence };
  }

  return {
    draft,
    forms,
    child,
    status,
    faults,
    chosen,
    file,
    isKept,
    isOpened: opened,
    account,
    typeLabel: requestTypes[draft.type].label,
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
    choose: async (picked: File | null) => {
      if (picked === null) {
        setChosen(noFile);
        return forgetFile();
      }
      const refusal = await fileRefusal(picked);
      if (refusal !== null) return setChosen({ ...noFile, refusal });
      setChosen({ file: picked, refusal: null, isKept: await keepFile(picked) });
    },
    startAgain: () => {
      forgetDraft();
      void forgetFile();
      setDraft(emptyDraft(initialType));
      setChosen(noFile);
      file.forget();
      setFaults(null);
      setStatus({ is: 'none' });
    },
  };
}

/** Whether a path is of this field: the field itself, its words of one's own, a cell or a part of it. */
const isOf = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
