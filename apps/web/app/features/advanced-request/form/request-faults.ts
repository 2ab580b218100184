import {
  checkRequest,
  type newestForms,
  type RequestAnswers,
  type RequestFault,
  type readRequest,
  requestPanels,
} from '@cutsite/domain/advanced-request';
import { faultLinkText, formFaultMessage } from '@cutsite/domain/form';

type RequestForms = ReturnType<typeof newestForms>;

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

export const shownFault = (fault: RequestFault): ShownFault => ({
  form: fault.form,
  panel: fault.panel,
  path: fault.path,
  sentence: formFaultMessage(fault),
  link: faultLinkText(fault),
});

/** What is wrong with the answers, in the order of the panels; `today` as `2026-11-21`. */
export function faultsInOrder(
  forms: RequestForms,
  answers: ReturnType<typeof readRequest>,
  today: string,
): readonly ShownFault[] {
  const found = checkRequest(forms, answers, today);
  return requestPanels(forms)
    .flatMap(({ form, panel }) => found.filter((fault) => fault.form === form && fault.panel === panel.name))
    .map(shownFault);
}

/** A field that only the service refused; its panel is that of the form which asks it. */
export function refusedField(forms: RequestForms, field: string, sentence: string): ShownFault {
  const [name = '', ...rest] = field.split('.');
  const form = name === 'parent' ? 'parent' : 'child';
  const path = rest.join('.');
  const panel = forms[form].panels.find(({ fields }) => fields.some((one) => isOfField(path, one.name)));
  return { form, panel: panel?.name ?? '', path, sentence, link: sentence, isRefused: true };
}

/** Whether a path is of this field: the field itself, its words of one's own, a cell or a part of it. */
export const isOfField = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
