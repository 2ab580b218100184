export { type OrderStatus, orderStates } from './order-states.ts';
export { paperNumber } from './paper-number.ts';
