export { countCredits } from './edit-credit.repository.ts';
export { editCreditRoutes } from './edit-credit.routes.ts';
export { openGrantedCredit, putBackCredit } from './put-back-credit.ts';
export { creditBoughtMail } from './refill/credit-mail.ts';
export { cancelRefill, creditRefill, giveCredit } from './refill/credit-refill.ts';
export { reserveRefill } from './refill/reserve-refill.ts';
export { showCredits } from './show-credits.ts';
export { spendCredit } from './spend-credit.ts';
