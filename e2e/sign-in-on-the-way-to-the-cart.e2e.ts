import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from './browser/customer.ts';
import { openDoor } from './browser/journey.ts';
import { openAccountElsewhere, password } from './browser/open-account.ts';
import { openBuilder, paste } from './browser/paste.ts';
import { signInByForm } from './browser/sign-in.ts';
import { guides, rna } from './guides/plate-of-guides.ts';

const newcomer = await openDoor();

/**
 * Adding to the cart before signing in asks once for the sign-in, and then the add continues by itself (ruling 19).
 */
describe('a researcher who signs in on the way to the cart', () => {
  let customer: Customer;
  let page: Page;
  let turn = 0;
  let email: string;

  beforeAll(async () => {
    ({ email } = await openAccountElsewhere(newcomer, 'Paul'));
  });

  beforeEach(async () => {
    customer = await newcomer();
    page = customer.page;
    return () => customer.leave();
  });

  /** A tube that no other test has put into the cart. */
  const pasteATube = async (): Promise<string> => {
    turn += 1;
    const name = `on-the-way-${turn}`;
    await openBuilder(page, '/order/guide-rna/tubes');
    const [guide] = guides(1);
    if (guide === undefined) throw new Error('there is no guide');
    await paste(page, page.getByRole('textbox', { name: 'Name, A01' }), `${name}\t${rna(guide)}`);
    await page.getByText('1 tube pasted').waitFor();
    return name;
  };
  const addToCart = () => page.getByRole('button', { name: 'Add to cart' }).click();
  const dialog = () => page.getByRole('dialog', { name: 'Sign in to add to the cart' });
  const isInTheCart = async (name: string) => {
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { name, level: 3 }).waitFor();
    expect(await page.getByRole('heading', { name, level: 3 }).count()).toBe(1);
  };

  test('signs in where the add was pressed, and the tube is in the cart', async () => {
    const name = await pasteATube();
    await addToCart();
    await dialog().waitFor();
    await signInByForm(page, email, password);
    await isInTheCart(name);
  });

  test('was signed out in another window meanwhile: signs in again, and the tube is in the cart', async () => {
    await page.goto('/sign-in');
    await signInByForm(page, email, password);
    await page.getByText('Paul').first().waitFor();
    const name = await pasteATube();
    // The session ends behind the page's back, as it does in another window or after two weeks.
    await customer.context.clearCookies();
    await addToCart();
    await dialog().waitFor();
    await signInByForm(page, email, password);
    await isInTheCart(name);
  });

  test('changes their mind, and nothing is added at the next sign-in', async () => {
    const name = await pasteATube();
    await addToCart();
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/sign-in');
    await signInByForm(page, email, password);
    await page.getByText('Paul').first().waitFor();
    await openBuilder(page, '/order/guide-rna/tubes');
    await page.getByRole('textbox', { name: 'Name, A01' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Name, A01' }).inputValue()).toBe(name);
    const cart = await customer.context.request.get('/api/user/cart/');
    expect(await cart.text()).not.toContain(name);
  });

  test('signs in on the page for it: goes on once, and the way back leads past that page', async () => {
    await page.goto('/help');
    await page.goto('/sign-in?next=/cart');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await signInByForm(page, email, password);
    await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor();
    expect(asked).toEqual(['/cart']);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/help');
  });

  test('has not verified the address: is asked to, and gets another mail on request (AC-21)', async () => {
    await pasteATube();
    await addToCart();
    await dialog().waitFor();
    await signInByForm(page, 'uma@newlab.example');
    const verify = page.getByRole('dialog', { name: 'Verify your e-mail address to add to the cart' });
    await verify.getByText('Waiting for the verification link').waitFor();
    await verify.getByText('Once your address is verified, it is added').waitFor();
    const sent = page.waitForResponse('**/account/send-email-verification-email');
    await verify.getByRole('button', { name: /again/i }).click();
    expect((await sent).status()).toBe(200);
  });
});
