import type { Customer } from '../browser/customer.ts';
import { callAs } from '../browser/open-account.ts';

/** Staff of the demo, by first name. */
const addresses = {
  alma: 'alma@cutsite.example',
  sam: 'sam@cutsite.example',
  pia: 'pia@cutsite.example',
  carl: 'carl@cutsite.example',
} as const;

/** Signs somebody of the demo's staff in without the screens, which other journeys try. */
export async function signInAsStaff(somebody: Customer, who: keyof typeof addresses): Promise<void> {
  await callAs(somebody, 'POST', '/account/api-login', { username: addresses[who], password: 'guide-the-cut' });
}
