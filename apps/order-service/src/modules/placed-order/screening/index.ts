export { decideByStaff } from './decide-screening.ts';
export { screenDueOrders } from './screen-due-orders.ts';
