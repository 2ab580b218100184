import type { DeliveryRules } from '@cutsite/domain/checkout';
import * as z from 'zod/mini';

/** Holidays, making times that the provider changed, and what waits for a screening. */
export const deliveryRulesSchema = z.strictObject({
  holidays: z.array(z.string()),
  making_days: z.record(z.string(), z.int()),
  screened_from_nt: z.int(),
});

type DeliveryRulesWire = z.output<typeof deliveryRulesSchema>;

export const deliveryRulesToWire = (rules: DeliveryRules): DeliveryRulesWire => ({
  holidays: [...rules.holidays],
  making_days: { ...rules.makingDays },
  screened_from_nt: rules.screenedFromNt,
});

export const deliveryRulesFromWire = (wire: Readonly<DeliveryRulesWire>): DeliveryRules => ({
  holidays: wire.holidays,
  makingDays: wire.making_days,
  screenedFromNt: wire.screened_from_nt,
});
