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

/** Every table of rule cases by the rule it is about, with its requirements. */
export const ruleSuite: Readonly<Record<string, readonly RuleCase[]>> = {
  'options and their tables (GR-1 to GR-16)': catalogueCases,
  'names of wells and tubes (GR-51 to GR-53)': nameCases,
  'names among each other (GR-54, GR-55, ruling 36)': uniquenessCases,
  'plate names (GR-46 to GR-50, ruling 1)': plateNameCases,
  'sequences and their lengths (GR-56 to GR-72, ruling 2)': sequenceCases,
  'user-defined sequences (GR-73 to GR-83, rulings 3, 28, 29)': modifiedSequenceCases,
  'modifications, purification and yields (GR-84 to GR-88, GR-97, rulings 4, 28)': settingCases,
  'positions (GR-89 to GR-94, rulings 5, 22)': positionCases,
  'plates as a whole (GR-96, GR-98, rulings 6, 8)': plateCases,
  'projects as a whole (GR-31)': projectCases,
  'adding to a project (GR-11 to GR-14, GR-33 to GR-36, ruling 23)': projectEditCases,
  'items for the cart (GR-99 to GR-104, rulings 26 to 28)': itemCases,
  'repairs (ruling 12)': repairCases,
  'repairs of every fault that has an answer': proposalCases,
  'names that can be printed (ruling 36)': printableNameCases,
  'molecules (GR-15, GR-16, ruling 13)': moleculeCases,
};
