import type { SheetRow } from '../../sheet/index.ts';
import { type Nuclease, nucleases } from '../options/gene-editors.ts';
import { type Purification, purificationOptions, type YieldId, yieldOptions } from '../options/options.ts';
import type { GuideRnaSettings } from './default-settings.ts';

/** What a row of a list asks for beside its name and sequence, as our own exports write it. */
export interface RequestedSettings {
  readonly settings: Partial<GuideRnaSettings>;
  /** Words that name nothing that is offered, as they are written. */
  readonly notUnderstood: readonly string[];
}

const plain = (word: string): string => word.toLowerCase().replace(/[\s-]/g, '');

const nucleaseOf = (word: string): Nuclease | undefined =>
  nucleases.find((nuclease) => plain(nuclease) === plain(word));

function yieldOf(word: string): YieldId | undefined {
  const [, digits = ''] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s{0,3}(?:nmol)?$/i.exec(word.trim()) ?? [];
  const nmol = digits === '' ? Number.NaN : Number(digits.replace(',', '.'));
  return yieldOptions.find((option) => option.nmol === nmol)?.id;
}

/** What others write for standard purification. */
const standardWords: ReadonlySet<string> = new Set(['std', 'desalted', 'desalting', 'standarddesalting']);

function purificationOf(word: string): Purification | undefined {
  const said = standardWords.has(plain(word)) ? 'standard' : plain(word);
  return purificationOptions.find(({ id, display }) => plain(display) === said || id === said)?.id;
}

/** Reads the words of a row's columns for gene editor, amount and purification, and its modifications. */
export function requestedSettings({
  modifications,
  settings = {},
}: Pick<SheetRow, 'modifications' | 'settings'>): RequestedSettings {
  const notUnderstood: string[] = [];
  const read = <Value>(word: string | undefined, meaning: (word: string) => Value | undefined): Value | undefined => {
    if (word === undefined) return undefined;
    const value = meaning(word);
    if (value === undefined) notUnderstood.push(word);
    return value;
  };
  const nuclease = read(settings.nuclease, nucleaseOf);
  const amount = read(settings.amount, yieldOf);
  const purification = read(settings.purification, purificationOf);
  return {
    settings: {
      ...(nuclease && { nuclease }),
      ...(modifications && { modifications }),
      ...(amount && { yield: amount }),
      ...(purification && { purification }),
    },
    notUnderstood,
  };
}

export type SettingField = keyof GuideRnaSettings;

const fields = ['nuclease', 'modifications', 'yield', 'purification'] as const satisfies readonly SettingField[];

/** What the rows of one plate ask for alike, and the fields in which they differ: a plate has one of each. */
export interface AgreedSettings {
  readonly settings: Partial<GuideRnaSettings>;
  readonly differing: readonly SettingField[];
}

export function agreedSettings(rows: readonly Partial<GuideRnaSettings>[]): AgreedSettings {
  let settings: Partial<GuideRnaSettings> = {};
  const differing: SettingField[] = [];
  for (const field of fields) {
    const asked = new Set(rows.flatMap((row) => row[field] ?? []));
    if (asked.size > 1) differing.push(field);
    else for (const value of asked) settings = { ...settings, [field]: value };
  }
  return { settings, differing };
}
