import type { Money } from '@cutsite/domain/money';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,525.20" */
export const moneyText = ({ minor }: Money): string => dollars.format(minor / 100);
