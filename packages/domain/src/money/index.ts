export { formatDecimal, parseDecimal } from './decimal.ts';
export { groupedDigits } from './grouped-digits.ts';
export type { Currency, Money } from './money.ts';
export { addMoney, multiplyMoney, percentOff, sumMoney, usd } from './money.ts';
