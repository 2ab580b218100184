export { buyEditCredit } from './buy-edit-credit.ts';
export { confirmPurchase } from './confirm-purchase.ts';
