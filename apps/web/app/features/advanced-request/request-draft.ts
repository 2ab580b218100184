import { newestForms, type RequestType, requestTypeNames } from '@cutsite/domain/advanced-request';
import { type FormAnswers, type FormValue, fieldsOf, readAnswers } from '@cutsite/domain/form';

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
}

const storageKey = 'cutsite-request-draft';

export const firstPanelOf = (type: RequestType): string => newestForms(type).child.panels[0]?.name ?? '';

/** An empty request, which the server draws too: its key is made when it is needed. */
export const emptyDraft = (type: RequestType): RequestDraft => ({
  ...{ version: 1, type, annotation: '', parent: {}, children: {}, expanded: firstPanelOf(type), key: '' },
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isType = (value: unknown): value is RequestType => requestTypeNames.some((name) => name === value);

/** A kept draft; what its form no longer asks is left out, and what is no draft counts as none. */
export function readDraft(text: string | null): RequestDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || kept['version'] !== 1 || !isType(kept['type'])) return null;
    const children = isRecord(kept['children']) ? kept['children'] : {};
    const read = requestTypeNames.flatMap((type) => {
      const answers = children[type];
      return isRecord(answers) ? [[type, keepTyped(newestForms(type).child, answers)] as const] : [];
    });
    return {
      ...{ version: 1, type: kept['type'] },
      annotation: textOf(kept['annotation']),
      parent: isRecord(kept['parent']) ? keepTyped(newestForms(kept['type']).parent, kept['parent']) : {},
      children: Object.fromEntries(read),
      expanded: textOf(kept['expanded']),
      key: textOf(kept['key']),
    };
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Answers of declared fields as they were typed, also those that do not apply now. */
function keepTyped(form: Parameters<typeof fieldsOf>[0], answers: Readonly<Record<string, unknown>>): FormAnswers {
  const names = fieldsOf(form).flatMap(({ name }) => [name, `${name}.extra`]);
  const kept = names.flatMap((name) => {
    const value = answers[name];
    const isSound =
      typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'object' && value !== null);
    return Object.hasOwn(answers, name) && isSound ? [[name, value as FormValue] as const] : [];
  });
  return Object.fromEntries(kept);
}

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

/** Full or forbidden storage keeps nothing. @returns whether it is kept */
export function keepDraft(draft: RequestDraft): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function keptDraft(): RequestDraft | null {
  try {
    return readDraft(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
