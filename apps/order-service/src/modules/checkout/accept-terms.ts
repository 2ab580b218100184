import { currentTerms } from '@cutsite/domain/checkout';
import { refuse } from '@cutsite/service-base/http';
import { writeAcceptedTerms } from '../cart/index.ts';
import { type CheckoutDependencies, changeCheckout, type OrderOfUser } from './change-checkout.ts';

/** Text of ours. */
const otherTermsMessage = 'The terms of sale have changed meanwhile. Please read them again.';

/** Keeps with the order which terms were accepted, when and by whom. Only those in force can be. */
export function acceptTermsOfSale(dependencies: CheckoutDependencies, order: OrderOfUser, version: string) {
  return changeCheckout(dependencies, order, async (client, handle, now) => {
    if (version !== currentTerms.version) return refuse.conflict(otherTermsMessage);
    await writeAcceptedTerms(client, handle, currentTerms.version, now);
    return null;
  });
}
