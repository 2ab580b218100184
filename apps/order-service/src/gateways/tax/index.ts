import { type TaxPort, taxTables } from './tax-tables.ts';

/** Who is asked for the tax of an order. Another source is another `TaxPort`, named here. */
export const taxes: TaxPort = taxTables;
