import { plateCases } from '../checks/plate.cases.ts';
import { projectCases } from '../checks/project.cases.ts';
import { itemCases } from '../items/item.cases.ts';
import { moleculeCases } from '../molecule/molecule-facts.cases.ts';
import { nameCases, uniquenessCases } from '../names/name-rules.cases.ts';
import { plateNameCases } from '../names/plate-name-rules.cases.ts';
import { printableNameCases } from '../names/printable-name.cases.ts';
import { catalogueCases } from '../options/catalogue.cases.ts';
import { positionCases } from '../positions/position-rules.cases.ts';
import { projectEditCases } from '../project/project.cases.ts';
import { repairCases } from '../repairs/find-repairs.cases.ts';
import { proposalCases } from '../repairs/propose-repairs.cases.ts';
import { modifiedSequenceCases } from '../sequences/modified-sequence-rules.cases.ts';
import { sequenceCases } from '../sequences/sequence-rules.cases.ts';
import { settingCases } from '../settings/setting-rules.cases.ts';
import type { RuleCase } from './ask-rules.ts';

/** Every table of rule cases by the rule it is about, with the section of the specification. */
export const ruleSuite: Readonly<Record<string, readonly RuleCase[]>> = {
  'options and their tables (Specification 1 §3, §6, §9)': catalogueCases,
  'names of wells and tubes (Specification 1 §5)': nameCases,
  'names among each other (Specification 1 §5, ruling 36)': uniquenessCases,
  'plate names (Specification 1 §5, ruling 1)': plateNameCases,
  'sequences and their lengths (Specification 1 §5, ruling 2)': sequenceCases,
  'user-defined sequences (Specification 1 §5, rulings 3, 28, 29)': modifiedSequenceCases,
  'modifications, purification and yields (Specification 1 §5, rulings 4, 28)': settingCases,
  'positions (Specification 1 §5, rulings 5, 22)': positionCases,
  'plates as a whole (Specification 1 §5, §9, rulings 6, 8)': plateCases,
  'projects as a whole (Specification 1 §4)': projectCases,
  'adding to a project (Specification 1 §4, §9, ruling 23)': projectEditCases,
  'items for the cart (Specification 1 §3, rulings 26 to 28)': itemCases,
  'repairs (ruling 12)': repairCases,
  'repairs of every fault that has an answer': proposalCases,
  'names that can be printed (ruling 36)': printableNameCases,
  'molecules (Specification 1 §9, ruling 13)': moleculeCases,
};
