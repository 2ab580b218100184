import { knockoutAmounts } from '@cutsite/domain/knockout-cells';

/** The amounts that a gene of the list can have (KO-3). */
export const amountOptions = knockoutAmounts.map((amount) => ({ id: String(amount), text: `${amount} nmol` }));
