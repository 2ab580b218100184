export { type OrderStatus, orderStates } from './order-states.ts';
