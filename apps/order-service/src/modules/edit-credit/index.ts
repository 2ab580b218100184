export { countCredits } from './edit-credit.repository.ts';
export { editCreditRoutes } from './edit-credit.routes.ts';
export { openGrantedCredit } from './open-granted-credit.ts';
export { putBackCredit } from './put-back-credit.ts';
export { cancelRefill, creditRefill, giveCredit, reserveRefill } from './refill/index.ts';
export { showCredits } from './show-credits.ts';
export { spendCredit } from './spend-credit.ts';
