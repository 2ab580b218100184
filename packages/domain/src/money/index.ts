export type { Currency, Money } from './money.ts';
export {
  addMoney,
  formatDecimal,
  multiplyMoney,
  parseDecimal,
  percentOff,
  sumMoney,
  usd,
} from './money.ts';
export { amountText, moneyText, sumText } from './money-text.ts';
