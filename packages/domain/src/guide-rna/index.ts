export { checkPlate, type PlateCheck, type PlateContext, plateMinimumWells } from './checks/check-plate.ts';
export { checkProject, type ProjectCheck } from './checks/check-project.ts';
export { checkTubes, type TubesCheck, type TubesContext } from './checks/check-tubes.ts';
export {
  exportColumns,
  plateTables,
  projectTables,
  tubeTable,
} from './exports/export-tables.ts';
export { type PlateMapEntry, plateMapColumns, plateMapTables } from './exports/plate-map-tables.ts';
export {
  explainedFault,
  type FaultParams,
  faultDetail,
  faultMessage,
  type PlateFault,
  type PlateFaultCode,
  type RowFault,
  type RowFaultCode,
} from './faults/fault.ts';
export type { PlateField, RowErrorFlag, RowField, Severity } from './faults/fault-table.ts';
export {
  checkItem,
  checkItems,
  type ItemCheck,
  type ItemFault,
  type ItemFaultCode,
  itemFaultMessages,
} from './items/check-item.ts';
export { type GuideRnaItem, type ItemSequence, type MultiplexFields, multiplexFields } from './items/guide-rna-item.ts';
export {
  draftItems,
  type OrderablePart,
  orderableItems,
  orderablePlate,
  orderableTubes,
  tubesBySettings,
} from './items/orderable-items.ts';
export { projectFromItem } from './items/project-from-item.ts';
export { plateReviewPoints, type ReviewPoint } from './items/review-plate.ts';
export {
  type DrawnModifications,
  type GuideMolecule,
  guideMolecule,
  type MoleculePart,
  type NoWeight,
} from './molecule/guide-molecule.ts';
export { molecularWeight, type WeightFault } from './molecule/molecular-weight.ts';
export {
  type MoleculeFacts,
  moleculeFacts,
  resuspensionMicrolitres,
  stockConcentrations,
} from './molecule/molecule-facts.ts';
export { type TargetSite, targetSite } from './molecule/target-site.ts';
export { nameMaxLength } from './names/name-rules.ts';
export { offeredPlateName } from './names/offered-plate-name.ts';
export { plateNameLengths } from './names/plate-name-rules.ts';
export {
  type GuideRnaProductSlug,
  geneEditors,
  type Modification,
  modifications,
  modificationsFor,
  type Nuclease,
  nucleases,
  nucleasesShownIn,
  productOf,
} from './options/gene-editors.ts';
export {
  genomes,
  hplcMinimumNmol,
  nmolOf,
  type ProductFormat,
  type Purification,
  plateYieldLimitNmol,
  purificationOptions,
  type Species,
  type YieldId,
  type YieldOption,
  yieldOptions,
  yieldOptionsFor,
} from './options/options.ts';
export { pamOf } from './options/pams.ts';
export { type ProcessingStep, processing, processingSteps, purificationOf } from './options/processing.ts';
export { type Scaffold, scaffoldOf } from './options/scaffolds.ts';
export { type LengthRange, targetLength } from './options/target-lengths.ts';
export { addTubes, holdsNoGuide, isEmptyTube } from './project/add-tubes.ts';
export { type Control, controlOf } from './project/controls.ts';
export {
  type IsKept,
  isKeptAmong,
  type KeptTarget,
  normalTarget,
  repeatedTargets,
  withKeptTargets,
  withoutKeptTargets,
} from './project/kept-targets.ts';
export { newPlate, newProject, newTube, nextTubeSettings, tubePosition } from './project/new-rows.ts';
export type { GuideRnaProject, MarkedAs, Plate, ProjectAddOn, RowText, Tube, Well } from './project/project.ts';
export { findRepairs, type RepairKind, readAsWritten } from './repairs/find-repairs.ts';
export {
  type MendedPaste,
  type MendedWriting,
  mendPastedTubes,
  mendPastedWells,
} from './repairs/mend-pasted.ts';
export { type NotationRead, type Proposal, type ProposalKind, proposalKinds } from './repairs/proposal.ts';
export { proposeForPlate, proposeForTubes } from './repairs/propose-repairs.ts';
export { readWholeGuide } from './repairs/whole-guide.ts';
export { modifiedSequenceLimits } from './sequences/modified-sequence-rules.ts';
export { canonicalSequence, type SequenceContext } from './sequences/sequence-rules.ts';
export { defaultSettings, type GuideRnaSettings } from './settings/default-settings.ts';
export {
  type AgreedSettings,
  agreedSettings,
  type RequestedSettings,
  requestedSettings,
  type SettingField,
} from './settings/requested-settings.ts';
export { type RuleSettings, ruleSettings } from './settings/rule-settings.ts';
