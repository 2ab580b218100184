export { type AddedToGuides, type ItemReport, itemReport, type ReportedFault } from './item-report.ts';
export { type OtherChoice, otherChoices } from './other-choices.ts';
export { type PriceBreak, priceBreakKinds, priceBreaks, type ReportPrices } from './price-breaks.ts';
export { type ProjectReport, projectReport, type ReportContext, type ReportPart } from './project-report.ts';
export type { ReportedRow, SameTarget, SharedTargets } from './same-targets.ts';
