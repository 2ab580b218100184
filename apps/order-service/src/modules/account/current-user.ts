import type { CurrentUser } from '@cutsite/contracts/account';
import { isInEduBucket, loginStatusOf, staffRoles } from '@cutsite/domain/account';
import type { RequestUser } from '@cutsite/service-base/http';
import type { Pool } from 'pg';
import { countCredits } from '../edit-credit/index.ts';
import { type Account, readAccount } from './account.repository.ts';

/** Who is signed in, as of now; null when the account is gone. */
export async function showCurrentUser(pool: Pool, user: RequestUser): Promise<CurrentUser | null> {
  const [account, credits] = await Promise.all([readAccount(pool, user.id), countCredits(pool, user.id)]);
  return account ? currentUser(account, user, credits) : null;
}

/**
 * The user with the derived fields (AC-1 to AC-9). Whether the address counts as verified is the session's to say: one
 * that was begun before, in a browser that did not ask for the mail, has still to sign in.
 */
function currentUser(
  account: Account,
  { isStaff, roles, hasVerifiedEmail }: RequestUser,
  numGiftCards: number,
): CurrentUser {
  return {
    id: account.id,
    email: account.email,
    pending_email: account.pendingEmail,
    verification_sent_at:
      hasVerifiedEmail && account.pendingEmail === null ? null : (account.verificationSentAt?.toISOString() ?? null),
    first_name: account.firstName,
    last_name: account.lastName,
    company_name: account.companyName,
    has_verified_email: hasVerifiedEmail,
    is_distributor: account.isDistributor,
    price_strategy: { name: account.priceStrategy },
    groups: staffRoles.filter((role) => roles.includes(role)),
    gift_card_limit: account.giftCardLimit,
    num_gift_cards: numGiftCards,
    tshirt_size: account.tshirtSize,
    marketing_consent: account.hasMarketingConsent,
    isAuthenticated: true,
    isInEduBucket: isInEduBucket(account.priceStrategy),
    isCutsite: isStaff,
    loginStatus: loginStatusOf({ hasVerifiedEmail }),
  };
}
