import type { FormFault } from './check-form.ts';
import { applies, type FormAnswers } from './form-answers.ts';
import type { FormField, FormPanel } from './form-definition.ts';
import { formFaultMessage } from './form-messages.ts';

/** How far a panel is, for its head and for the list of what is still to do. */
export type PanelState =
  /** Something was answered that cannot be taken; what is missing is counted with it. */
  | { readonly is: 'faulty'; readonly count: number }
  | { readonly is: 'missing'; readonly count: number }
  /** Nothing is needed, and nothing was answered. */
  | { readonly is: 'optional' }
  /** Everything that is needed is there; counted with what was answered besides. */
  | { readonly is: 'answered'; readonly count: number; readonly isNeeded: boolean };

/**
 * How far a panel is.
 *
 * @param answers as `readAnswers` gives them
 * @param faults of the whole form, as `checkForm` gives them
 */
export function panelState(panel: FormPanel, answers: FormAnswers, faults: readonly FormFault[]): PanelState {
  const own = faults.filter((fault) => fault.panel === panel.name);
  if (own.some(({ code }) => code !== 'required')) return { is: 'faulty', count: own.length };
  if (own.length > 0) return { is: 'missing', count: own.length };
  const asked = panel.fields.filter((field) => applies(field, answers));
  const isNeeded = asked.some((field) => field.required === true);
  const counted = asked.filter((field) => field.required === true || isAnswered(answers[field.name]));
  return counted.length === 0 ? { is: 'optional' } : { is: 'answered', count: counted.length, isNeeded };
}

const isAnswered = (value: FormAnswers[string] | undefined): boolean =>
  value !== undefined && value !== '' && value !== false;

/**
 * What leads to a fault in a list that is ordered by panels: the name of a field that is missing, which is enough
 * there, and else the sentence, without its full stop: several stand in one line.
 */
export const faultLinkText = (fault: FormFault): string =>
  fault.code === 'required' && fault.path === fault.field.name
    ? fault.field.label
    : formFaultMessage(fault).replace(/\.$/, '');

/** Kinds whose answer takes half a line. */
const shortKinds: readonly FormField['kind'][] = ['number', 'date', 'choice'];

const isShort = (field: FormField): boolean =>
  shortKinds.includes(field.kind) || field.kind === 'gene' || (field.kind === 'text' && (field.lines ?? 1) === 1);

/**
 * Which fields stand side by side where there is room: short ones in pairs. A line of text that is left over takes the
 * whole line; a number, a day or a choice does not grow with it.
 */
export function fieldWidths(fields: readonly FormField[]): readonly ('half' | 'full')[] {
  let pairedWith = false;
  return fields.map((field, at) => {
    if (!isShort(field)) {
      pairedWith = false;
      return 'full';
    }
    pairedWith = !pairedWith;
    const next = fields[at + 1];
    const isAlone = pairedWith && (next === undefined || !isShort(next));
    return isAlone && (field.kind === 'text' || field.kind === 'gene') ? 'full' : 'half';
  });
}
