import { type FormPanel, type WrittenPanel, writeAnswers } from '../form/index.ts';
import type { RequestAnswers } from './check-request.ts';
import { type RequestForms, type RequestType, requestTypes } from './request-types.table.ts';

/** A panel with the form that it is of. */
export interface RequestPanel {
  readonly form: keyof RequestAnswers;
  readonly panel: FormPanel;
}

/** All panels as they are asked: what the project is, the questions of its type, and where it goes. */
export function requestPanels({ parent, child }: RequestForms): readonly RequestPanel[] {
  const [first, ...others] = parent.panels.map((panel) => ({ form: 'parent', panel }) as const);
  const own = child.panels.map((panel) => ({ form: 'child', panel }) as const);
  return [...(first === undefined ? [] : [first]), ...own, ...others];
}

/** What a request is made of, as one writes it. */
interface WrittenRequest {
  readonly type: RequestType;
  readonly forms: RequestForms;
  readonly annotation: string;
  readonly answers: RequestAnswers;
}

/** The answers as a text file, for whoever could not send them: the words are those of the papers. */
export function requestAsText({ type, forms, annotation, answers }: WrittenRequest): string {
  const panels = requestPanels(forms).flatMap(({ form, panel }) =>
    writeAnswers({ ...forms[form], panels: [panel] }, answers[form]),
  );
  const head = [`Request: ${requestTypes[type].label}`, ...(annotation === '' ? [] : [`Remark: ${annotation}`])];
  return `${[head.join('\n'), ...panels.map(panelText)].join('\n\n')}\n`;
}

const panelText = ({ title, answers }: WrittenPanel): string =>
  [title, ...answers.map(({ label, text }) => `  ${label}: ${text.replaceAll('\n', '\n    ')}`)].join('\n');
