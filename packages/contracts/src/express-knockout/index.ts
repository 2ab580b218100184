export { eligibilityFromWire, eligibilityToWire } from './eligibility-wire.ts';
export { validateSequences } from './endpoints.ts';
export {
  type ExpressCartFields,
  type ExpressKnockoutWire,
  expressCartFields,
  expressCartShape,
  expressKnockoutFromWire,
  expressKnockoutSchema,
  expressKnockoutToWire,
} from './item-wire.ts';
