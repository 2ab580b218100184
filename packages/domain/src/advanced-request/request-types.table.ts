import type { FormDefinition } from '../form/index.ts';
import { baseEditingForms } from './forms/base-editing-form.table.ts';
import { cellLineForms } from './forms/cell-line-form.table.ts';
import { guideRnaForms } from './forms/guide-rna-form.table.ts';
import { libraryForms } from './forms/library-form.table.ts';
import { parentForms } from './forms/parent-form.table.ts';
import { bulkForms, partnershipForms } from './forms/supply-forms.table.ts';

interface RequestTypeRow {
  readonly label: string;
  readonly hint: string;
  /** Its own questions, by version; the newest is the last one. */
  readonly forms: readonly FormDefinition[];
}

/** What can be asked for. A further one is a row here with its questions (RQ-1). */
export const requestTypes = {
  custom_guide_rna: {
    label: 'Guide RNA',
    hint: 'Other chemistry, lengths or amounts',
    forms: guideRnaForms,
  },
  custom_library: { label: 'Library', hint: 'Other targets, formats or pools', forms: libraryForms },
  cell_line_engineering: { label: 'Cell line', hint: 'Knock-in, tag, point mutation', forms: cellLineForms },
  base_editing: { label: 'Base editing', hint: 'Single base changes', forms: baseEditingForms },
  bulk: { label: 'Bulk supply', hint: 'Large or repeated amounts', forms: bulkForms },
  partnership: { label: 'Partnership', hint: 'Licence, distribution, development', forms: partnershipForms },
} as const satisfies Readonly<Record<string, RequestTypeRow>>;

export type RequestType = keyof typeof requestTypes;
export const requestTypeNames = Object.keys(requestTypes) as [RequestType, ...RequestType[]];

/** The two forms that a request is asked by. */
export interface RequestForms {
  readonly parent: FormDefinition;
  readonly child: FormDefinition;
}

/** Which versions of its forms a request was given to. */
export interface FormVersions {
  readonly parent: number;
  readonly child: number;
}

/** The forms of today. */
export function newestForms(type: RequestType): RequestForms {
  return { parent: newest(parentForms), child: newest(requestTypes[type].forms) };
}

/** The forms that a kept request was given to; a version that is nowhere is a bug. */
export function formsOf(type: RequestType, versions: FormVersions): RequestForms {
  return {
    parent: ofVersion(parentForms, versions.parent),
    child: ofVersion(requestTypes[type].forms, versions.child),
  };
}

export const versionsOf = ({ parent, child }: RequestForms): FormVersions => ({
  parent: parent.version,
  child: child.version,
});

function newest(forms: readonly FormDefinition[]): FormDefinition {
  const last = forms.at(-1);
  if (last === undefined) throw new Error('A form has no version');
  return last;
}

function ofVersion(forms: readonly FormDefinition[], version: number): FormDefinition {
  const form = forms.find((one) => one.version === version);
  if (form === undefined) throw new Error(`A form has no version ${version}`);
  return form;
}
