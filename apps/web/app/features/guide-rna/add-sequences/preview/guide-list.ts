import { looksLikeGeneSymbols } from '@cutsite/domain/gene';
import {
  checkPlate,
  faultMessage,
  type GuideRnaProject,
  newPlate,
  type Plate,
  type Proposal,
  type ProposalKind,
  plateMinimumWells,
  proposalKinds,
  proposeForPlate,
  type RequestedSettings,
  type RowFault,
} from '@cutsite/domain/guide-rna';
import { plate96 } from '@cutsite/domain/labware';
import type { ListTypes } from '../../../../builder/list-import/list-preview.ts';
import type { PlateListRules } from '../../../../builder/list-import/plates/plate-rules.ts';
import type { RepairRules } from '../../../../builder/list-import/plates/work-out.ts';
import { wellState } from '../../check/checked-plates.ts';
import { type GuideRow, giveSettings, type PlateSettings } from './plate-settings.ts';

/** What a list tells of its settings: those of one plate, or words for editor, amount or purification of no meaning. */
export type SettingsNote =
  | PlateSettings
  | { readonly notUnderstood: readonly string[] }
  /** Names of genes, where there should be guides. */
  | { readonly geneSymbols: readonly string[] };

/** A list of guides. */
export interface GuideList extends ListTypes {
  readonly fault: RowFault;
  readonly repair: Proposal;
  readonly asked: RequestedSettings;
  readonly note: SettingsNote;
}

/**
 * Mends of writing are made unless the customer says otherwise. Chemistry, trims, names and places change what is made
 * or where; the other strand is decided row by row.
 */
export const guideRepairs: RepairRules<ProposalKind> = {
  order: proposalKinds,
  tickedAtFirst: new Set(['end_marks', 'quotes', 'spaces', 't_to_u', 'notation', 'letter_case']),
  byRow: 'reverse_complement',
  replace: 'position',
};

/** What is special of guides on plates: one set of settings for a plate, the rules and the repairs. */
export const guidePlates: PlateListRules<GuideList, GuideRnaProject> = {
  format: plate96,
  minWells: plateMinimumWells,
  newPlate,
  wellState,
  check: (plate, existing, { project: { meantTargets }, plateNames }) => {
    const check = checkPlate(plate, { plateNames, meantTargets });
    const nameFault = check.faults.find(({ field, severity }) => field === 'plateName' && severity === 'error');
    return {
      faults: check.wells,
      offered: proposeForPlate(plate, check, existing),
      nameFault: nameFault === undefined ? null : faultMessage(nameFault),
    };
  },
  stateOf: ({ nuclease, modifications, yield: amount, purification }: Plate, { project, plateNames }) => {
    const meant = project.meantTargets.map((one) => Object.values(one).join('\t'));
    return [nuclease, modifications, amount, purification, plateNames.join('\t'), ...meant].join('\n');
  },
  takeSettings: (plate, rows) => {
    const { plate: changed, settings } = giveSettings(plate, rows);
    return { plate: changed, note: settings };
  },
};

const wordsShown = 6;

/** The first words for editor, amount or purification that name nothing that is offered. */
export function wordsNotUnderstood(rows: readonly GuideRow[]): readonly SettingsNote[] {
  const notUnderstood = [...new Set(rows.flatMap(({ asked }) => asked.notUnderstood))].slice(0, wordsShown);
  return notUnderstood.length === 0 ? [] : [{ notUnderstood }];
}

const symbolsShown = 200;

/** Names of genes in place of guides: no cell of such a list is a sequence. */
export function geneSymbols(rows: readonly GuideRow[]): readonly SettingsNote[] {
  const words = rows.flatMap(({ name, sequence }) => [name, sequence]).filter((word) => word.trim() !== '');
  if (!looksLikeGeneSymbols(words)) return [];
  // Of a symbol and its id, one is enough.
  const symbols = rows.map(({ name, sequence }) => (name.trim() === '' ? sequence : name).trim());
  return [{ geneSymbols: [...new Set(symbols)].slice(0, symbolsShown) }];
}
