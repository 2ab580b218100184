export { type AddedToGuides, type ItemReport, itemReport, type ReportedFault } from './item-report.ts';
export { type PriceBreak, priceBreakKinds, priceBreaks, type ReportPrices } from './price-breaks.ts';
export { type ProjectReport, projectReport, type ReportContext, type ReportPart } from './project-report.ts';
export type { ReportedRow, SameTarget } from './same-targets.ts';
