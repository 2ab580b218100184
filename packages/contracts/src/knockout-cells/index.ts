export {
  type KnockoutCartFields,
  type KnockoutItemWire,
  knockoutCartFields,
  knockoutCartShape,
  knockoutItemFromWire,
  knockoutItemSchema,
  knockoutItemToWire,
} from './item-wire.ts';
