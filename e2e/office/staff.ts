import type { Page } from 'playwright-core';
import type { Customer } from '../browser/customer.ts';
import { callAs } from '../browser/open-account.ts';

/** Staff of the demo, by first name. */
const addresses = {
  alma: 'alma@cutsite.example',
  sam: 'sam@cutsite.example',
  pia: 'pia@cutsite.example',
} as const;

const demoCode = '424242';

/** Signs somebody of the demo's staff in without the screens, which other journeys try. */
export async function signInAsStaff(somebody: Customer, who: keyof typeof addresses): Promise<void> {
  await callAs(somebody, 'POST', '/account/api-login', { username: addresses[who], password: 'guide-the-cut' });
}

/** Gives the second factor again, which holds for ten minutes. */
export async function stepUp(somebody: Customer): Promise<void> {
  await callAs(somebody, 'POST', '/api/staff/second-factor/', { for: 'step_up', kind: 'demo_code', proof: demoCode });
}

/** Types the code of the demo into the dialog that asks for the second factor, and waits until it is gone. */
export async function stepUpByDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your second factor, once more' });
  await dialog.getByRole('textbox').fill(demoCode);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
