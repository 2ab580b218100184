import {
  checkRequest,
  newestForms,
  type RequestAnswers,
  type RequestFault,
  type RequestType,
  readRequest,
  requestPanels,
} from '@cutsite/domain/advanced-request';
import { localClockText, localDay } from '@cutsite/domain/day-text';
import { faultLinkText, formFaultMessage } from '@cutsite/domain/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerChange, fieldId, withAnswer } from '../../../platform/form/form-control.ts';
import { fileRefusal } from '../request-calls.ts';
import {
  draftFromAddress,
  emptyDraft,
  firstPanelOf,
  keepDraft,
  keptDraft,
  mergedDraft,
  type RequestDraft,
} from '../request-draft.ts';
import { forgetFile, keepFile, keptFile } from './kept-file.ts';
import { useAccountDraft } from './use-account-draft.ts';
import { useRequestCopy } from './use-request-copy.ts';
import { useRequestSending } from './use-request-sending.ts';

/** Something to correct, for the list and for its field. */
export interface ShownFault {
  readonly form: keyof RequestAnswers;
  readonly panel: string;
  readonly path: string;
  readonly sentence: string;
  /** What leads to it in a list by panels. */
  readonly link: string;
  /** The service found it; the rules here do not. */
  readonly isRefused?: true;
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

interface Visitor {
  /** Undefined until it is known. */
  readonly isSignedIn: boolean | undefined;
  /** Sending needs a sign-in, also where the session has ended meanwhile. */
  readonly onSignedOut: () => void;
}

/** A request that is being written: kept in this browser with each change, and sent once. */
export function useRequestForm(initialType: RequestType, { isSignedIn, onSignedOut }: Visitor) {
  const [draft, setDraft] = useState<RequestDraft>(() => emptyDraft(initialType));
  const [opened, setOpened] = useState(false);
  const [kept, setKept] = useState<{ readonly is: boolean; readonly at: string }>({ is: true, at: '' });
  const [chosen, setChosen] = useState<ChosenFile>(noFile);
  const [faults, setFaults] = useState<readonly ShownFault[] | null>(null);
  const forms = newestForms(draft.type);
  const sending = useRequestSending({
    onMark: (marked) => setDraft((now) => ({ ...now, ...marked })),
    onRefused: (fields) => {
      const refused = Object.entries(fields).map(([field, sentence]) => faultAt(field, sentence));
      if (refused.length > 0) setFaults(refused);
    },
    onSignedOut,
  });
  const { status } = sending;

  // What only this browser knows comes after the first drawing, which is the same for everybody.
  useEffect(() => {
    const before = keptDraft() ?? emptyDraft(initialType);
    const { search } = location;
    const asked = before.asked === search ? {} : draftFromAddress(search);
    setDraft((typed) => ({
      ...mergedDraft(before, asked, typed),
      asked: asked.type === undefined ? before.asked : search,
    }));
    void keptFile().then((file) => {
      if (file !== null) setChosen({ file, refusal: null, isKept: true });
      setOpened(true);
    });
  }, [initialType]);
  useEffect(() => {
    // What is on its way is kept by the sending, and forgotten when it has arrived.
    if (opened && (status.is === 'none' || status.is === 'failed'))
      setKept({ is: keepDraft(draft), at: localClockText(new Date()) });
  }, [draft, opened, status.is]);

  const account = useAccountDraft({
    draft,
    isReady: opened && isSignedIn === true && !draft.isSending && status.is !== 'success' && status.is !== 'pending',
    onAdopt: (theirs) => {
      setDraft((now) => ({ ...theirs, key: crypto.randomUUID(), asked: now.asked }));
      setFaults(null);
    },
    onRevision: (revision) => setDraft((now) => (now.revision === revision ? now : { ...now, revision })),
  });
  const copy = useRequestCopy({
    draft,
    isReady: opened && account.isRead && account.other === null && status.is === 'none' && !draft.isSending,
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
    [changed],
  );
  const clearFault = (form: keyof RequestAnswers, name: string) =>
    setFaults((now) => now?.filter((one) => one.form !== form || !isOf(one.path, name)) ?? null);

  function answer(form: keyof RequestAnswers, name: string, change: AnswerChange) {
    edit((now) => {
      if (form === 'parent') return { parent: withAnswer(now.parent, name, change) };
      return { children: { ...now.children, [now.type]: withAnswer(now.children[now.type] ?? {}, name, change) } };
    });
    clearFault(form, name);
  }

  const answers = readRequest(forms, { parent: draft.parent, child });
  const [openedOn] = useState(today);
  const missing = checkRequest(forms, answers, openedOn);

  /** Checks everything; true: it can be sent. */
  function check(): boolean {
    // A page may stay open over night.
    const found = checkRequest(forms, answers, today());
    const inOrder = requestPanels(forms).flatMap(({ form, panel }) =>
      found.filter((fault) => fault.form === form && fault.panel === panel.name),
    );
    setFaults(inOrder.map(shownFault));
    const [first] = inOrder;
    if (first !== undefined) lead(shownFault(first));
    return first === undefined;
  }

  /** Opens the panel of a fault and goes to its field. */
  function lead({ form, panel, path }: ShownFault) {
    if (form === 'child') setDraft((now) => ({ ...now, expanded: panel }));
    requestAnimationFrame(() => document.getElementById(fieldId(form, path))?.focus());
  }

  /** A field that only the service refused; its panel is that of the form which asks it. */
  function faultAt(field: string, sentence: string): ShownFault {
    const [name = '', ...rest] = field.split('.');
    const form = name === 'parent' ? 'parent' : 'child';
    const path = rest.join('.');
    const panel = forms[form].panels.find(({ fields }) => fields.some((one) => isOf(path, one.name)));
    return { form, panel: panel?.name ?? '', path, sentence, link: sentence, isRefused: true };
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
        if (isOurs) return;
        setDraft((now) => ({ ...(keptDraft() ?? emptyDraft(initialType)), asked: now.asked }));
        setChosen(noFile);
      });
    };
  });
  const goesOn = opened && draft.isSending && isSignedIn !== undefined && status.is === 'none';
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
    choose: async (picked: File | null) => {
      if (picked === null) {
        setChosen(noFile);
        setDraft((now) => ({ ...now, fileName: '' }));
        return forgetFile();
      }
      const refusal = await fileRefusal(picked);
      if (refusal !== null) return setChosen({ ...noFile, refusal });
      setChosen({ file: picked, refusal: null, isKept: await keepFile(picked) });
    },
    startAgain: () => {
      void sending.startAgain();
      setDraft((now) => ({ ...emptyDraft(initialType), asked: now.asked }));
      setChosen(noFile);
      setFaults(null);
    },
  };
}

const shownFault = (fault: RequestFault): ShownFault => ({
  form: fault.form,
  panel: fault.panel,
  path: fault.path,
  sentence: formFaultMessage(fault),
  link: faultLinkText(fault),
});

const today = (): string => localDay(new Date());

/** Whether a path is of this field: the field itself, its words of one's own, a cell or a part of it. */
const isOf = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
