export { type ItemReportWire, itemReportFromWire, itemReportSchema, itemReportToWire } from './item-report-wire.ts';
