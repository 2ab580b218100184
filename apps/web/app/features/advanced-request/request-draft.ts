import type { RequestDraftWire } from '@cutsite/contracts/advanced-request';
import { type Address, mapAddress } from '@cutsite/domain/address';
import { newestForms, type RequestType, requestTypeNames } from '@cutsite/domain/advanced-request';
import { type FormAnswers, readAnswers, typedAnswers } from '@cutsite/domain/form';
import { isRecord } from '@cutsite/domain/record';
import { freshAddress, isAddress } from '../../platform/form/form-control.ts';

/** A request that is being written, as the browser keeps it. */
export interface RequestDraft {
  readonly version: 1;
  readonly type: RequestType;
  readonly annotation: string;
  readonly parent: FormAnswers;
  /** By type, so that a look at another type loses nothing. */
  readonly children: Partial<Readonly<Record<RequestType, FormAnswers>>>;
  /** The panel that is open; the first one at first (RQ-4). */
  readonly expanded: string;
  /** Sent with the request, so that it is sent once; another one after each change. */
  readonly key: string;
  /** The revision of the account that it goes on from; empty: none. */
  readonly revision: string;
  /** It was sent, and its answer or its file is not through: sending goes on under the same key. */
  readonly isSending: boolean;
  /** The id of the request that it was sent as, while its file is not through; empty: none. */
  readonly sentAs: string;
  /** The name of the file that goes with it; empty: none. The browser may not be able to keep the file itself. */
  readonly fileName: string;
  /** What the page's address filled in already, so that a reload does not write it over what was typed since. */
  readonly asked: string;
}

const storageKey = 'cutsite-request-draft';
/** What was being written before a copy came in its place. */
const replacedKey = 'cutsite-request-draft-replaced';

export const firstPanelOf = (type: RequestType): string => newestForms(type).child.panels[0]?.name ?? '';

/** An empty request, which the server draws too: its key is made when it is needed. */
export const emptyDraft = (type: RequestType): RequestDraft => ({
  version: 1,
  type,
  annotation: '',
  parent: {},
  children: {},
  expanded: firstPanelOf(type),
  key: '',
  revision: '',
  isSending: false,
  sentAs: '',
  fileName: '',
  asked: '',
});

const isType = (value: unknown): value is RequestType => requestTypeNames.some((name) => name === value);

/** A kept draft; what its form no longer asks is left out, and what is no draft counts as none. */
export function readDraft(text: string | null): RequestDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || kept['version'] !== 1 || !isType(kept['type'])) return null;
    const children = isRecord(kept['children']) ? kept['children'] : {};
    const read = requestTypeNames.flatMap((type) => {
      const answers = children[type];
      return isRecord(answers) ? [[type, typedAnswers(newestForms(type).child, answers)] as const] : [];
    });
    return {
      version: 1,
      type: kept['type'],
      annotation: textOf(kept['annotation']),
      parent: isRecord(kept['parent']) ? typedAnswers(newestForms(kept['type']).parent, kept['parent']) : {},
      children: Object.fromEntries(read),
      expanded: textOf(kept['expanded']),
      key: textOf(kept['key']),
      revision: textOf(kept['revision']),
      isSending: kept['isSending'] === true,
      sentAs: textOf(kept['sentAs']),
      fileName: textOf(kept['fileName']),
      asked: textOf(kept['asked']),
    };
  } catch {
    return null;
  }
}

/** Whether somebody has typed anything into it. */
export const isUntouched = ({ annotation, parent, children }: RequestDraft): boolean =>
  annotation === '' && [parent, ...Object.values(children)].every((answers) => Object.keys(answers).length === 0);

/** A draft as the account keeps it. */
export function draftToWire({ type, annotation, parent, children, expanded }: RequestDraft): RequestDraftWire {
  const plain = (answers: FormAnswers) => answers as RequestDraftWire['parent'];
  return {
    request_type: type,
    annotation,
    parent: plain(parent),
    children: requestTypeNames.flatMap((name) => {
      const answers = children[name];
      return answers === undefined ? [] : [{ request_type: name, answers: plain(answers) }];
    }),
    expanded,
  };
}

type Typed = Readonly<Record<string, unknown>>;

/** What the account keeps of a request that is being written. */
export interface SavedDraft {
  readonly draft: {
    readonly request_type: RequestType;
    readonly annotation: string;
    readonly parent: Typed;
    readonly children: readonly { readonly request_type: RequestType; readonly answers: Typed }[];
    readonly expanded: string;
  };
  readonly revision: string;
  readonly saved: string;
}

/** A draft of the account, as this browser goes on with it. */
export function draftOfAccount({ draft, revision }: SavedDraft): RequestDraft {
  const children = Object.fromEntries(draft.children.map(({ request_type: type, answers }) => [type, answers]));
  const { request_type: type, annotation, parent, expanded } = draft;
  const given = { version: 1, type, annotation, parent, children, expanded, revision };
  return readDraft(JSON.stringify(given)) ?? emptyDraft(type);
}

/** Whether two drafts hold the same answers. */
export const isSameDraft = (one: RequestDraft, other: RequestDraft): boolean =>
  JSON.stringify(sorted(draftToWire(one))) === JSON.stringify(sorted(draftToWire(other)));

/** Without the open panel, and with the fields of each form in one order. */
const sorted = ({ request_type, annotation, parent, children }: RequestDraftWire) => [
  request_type,
  annotation,
  entriesOf(parent),
  children.map(({ request_type: type, answers }) => [type, entriesOf(answers)]).filter(([, all]) => all?.length !== 0),
];
const entriesOf = (answers: RequestDraftWire['parent']) =>
  Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an address asks for: `?type=base_editing&species=homo_sapiens&cell_line=K-562`, by the names of fields. */
export function draftFromAddress(search: string): Partial<Pick<RequestDraft, 'type' | 'parent' | 'children'>> {
  const asked = new URLSearchParams(search);
  const type = asked.get('type');
  if (!isType(type)) return {};
  const given: Record<string, unknown> = Object.fromEntries(asked);
  const genes = asked.get('genes');
  if (genes !== null) given['genes'] = genes.split(',').map((gene) => ({ gene }));
  const { parent, child } = newestForms(type);
  return { type, parent: readAnswers(parent, given), children: { [type]: readAnswers(child, given) } };
}

/**
 * What goes on where something was kept: its answers, over them what the page's address fills in, and over these what
 * has been typed since the page was drawn. Of an address each part by itself.
 */
export function mergedDraft(
  kept: RequestDraft,
  asked: ReturnType<typeof draftFromAddress>,
  typed: RequestDraft,
): RequestDraft {
  const type = asked.type ?? kept.type;
  const answers = merged({ ...kept.children[type], ...asked.children?.[type] }, typed.children[type] ?? {});
  return {
    ...kept,
    annotation: typed.annotation === '' ? kept.annotation : typed.annotation,
    type,
    parent: merged({ ...kept.parent, ...asked.parent }, typed.parent),
    children: { ...kept.children, [type]: answers },
    expanded: type === kept.type && kept.expanded !== '' ? kept.expanded : firstPanelOf(type),
  };
}

function merged(kept: FormAnswers, typed: FormAnswers): FormAnswers {
  const over = Object.entries(typed).map(([name, value]) => {
    const before = kept[name];
    return [name, isAddress(value) && isAddress(before) ? mergedAddress(before, value) : value] as const;
  });
  return { ...kept, ...Object.fromEntries(over) };
}

/** A part that reads as in a fresh address was not typed: the country it begins with says nothing. */
const mergedAddress = (kept: Address, typed: Address): Address =>
  mapAddress(typed, (text, part) => (text === freshAddress[part] ? kept[part] : text));

/** A request that was sent, as a new one to send: what today's forms no longer ask is left out. */
export function draftOfRequest(request: {
  readonly request_type: RequestType;
  readonly annotation: string;
  readonly answers: { readonly parent: Typed; readonly child: Typed };
}): RequestDraft {
  const { request_type: type, annotation, answers } = request;
  const { parent, child } = newestForms(type);
  return {
    ...emptyDraft(type),
    annotation,
    parent: typedAnswers(parent, answers.parent),
    children: { [type]: typedAnswers(child, answers.child) },
  };
}

export const titleOf = ({ parent: { title } }: Pick<RequestDraft, 'parent'>): string => textOf(title);

/** Full or forbidden storage keeps nothing. @returns whether it is kept */
export const saveDraft = (draft: RequestDraft): boolean => keep(storageKey, draft);
export const savedDraft = (): RequestDraft | null => kept(storageKey);
export const forgetDraft = (): void => forget(storageKey);

/** The same for what a copy came in the place of, so that it can be brought back. */
export const saveReplaced = (draft: RequestDraft): boolean => keep(replacedKey, draft);
export const savedReplaced = (): RequestDraft | null => kept(replacedKey);
export const forgetReplaced = (): void => forget(replacedKey);

function keep(key: string, draft: RequestDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

function kept(key: string): RequestDraft | null {
  try {
    return readDraft(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
