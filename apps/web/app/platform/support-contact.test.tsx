import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallRefused, namesSupport } from './failure/call-refused.ts';
import { FailureTexts } from './failure/failure-dialog.tsx';
import { FailureNotice } from './failure/failure-notice.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SupportAddress } from './service/support-contact.tsx';

const shown = (children: ReactNode, address: string | null = 'help@provider.example'): string =>
  renderToStaticMarkup(<SupportAddress value={address}>{children}</SupportAddress>);

const link = '<a href="mailto:help@provider.example">help@provider.example</a>';

test('what could not be read says why, offers another try, and whom to write to (WB-1)', () => {
  const failure = <LoadFailure failure={new Error('The store cannot be reached.')} onRetry={() => {}} />;
  expect(shown(failure)).toMatch(/The store cannot be reached\..*Try again.*Support: /);
  expect(shown(failure)).toContain(link);
});

test('a surprise says whom to write to, and the mail names the number that the store’s log knows it by (WB-1)', () => {
  const known = shown(<FailureTexts sentence={null} requestId="req-7" />);
  expect(known).toContain('We are sorry, something went wrong. Please try again or reload the page.');
  expect(known).toContain('Tell support: <code>req-7</code>');
  expect(known).toContain('<a href="mailto:help@provider.example?subject=Error%20req-7">help@provider.example</a>');
  expect(shown(<FailureTexts sentence={null} requestId={null} />)).toContain(link);
});

test('a refused call says why in an alert, and whom to write to (WB-1)', () => {
  const refused = shown(<FailureNotice>The coupon is used up.</FailureNotice>);
  expect(refused).toMatch(/role="alert".*The coupon is used up\./);
  expect(refused).toContain(link);
});

test.each([
  ['no answer came', 0, true],
  ['what is wrong in a field', 400, false],
  ['a sign-in that ran out', 401, false],
  ['a card that was declined', 402, true],
  ['what the account may not do', 403, true],
  ['another state than the screen shows', 409, true],
  ['a file that is too large', 413, false],
  ['too many tries', 429, false],
  ['a failure of the store', 500, true],
])('%s (%i) names support: only what is not mended at once (WB-1)', (_, status, named) => {
  expect(namesSupport({ status, requestId: null })).toBe(named);
});

test('a failure that is no answer of the service names support (WB-1)', () => {
  expect(namesSupport(new TypeError('Failed to fetch'))).toBe(true);
});

test('the mail about a refused call names the number that the store’s log knows it by (WB-1)', () => {
  const failure = new CallRefused({ status: 500, problem: { detail: 'Sorry.', request_id: 'req-9' } });
  expect(failure.message).toBe('Sorry.');
  expect(shown(<FailureNotice failure={failure}>{failure.message}</FailureNotice>)).toContain('?subject=Error%20req-9');
});

test('so does that about what could not be read (WB-1)', () => {
  const failure = new CallRefused({ status: 503, problem: { detail: 'Not now.', request_id: 'req-11' } });
  expect(shown(<LoadFailure failure={failure} onRetry={() => {}} />)).toContain('?subject=Error%20req-11');
});

test('a refusal that is mended at once says what is wrong, and names nobody', () => {
  const failure = new CallRefused({ status: 400, problem: { detail: 'Type a code.' } });
  const refused = shown(<FailureNotice failure={failure}>{failure.message}</FailureNotice>);
  expect(refused).toContain('Type a code.');
  expect(refused).not.toContain('Support');
});

test('a store without an address for support names none', () => {
  expect(shown(<LoadFailure failure={new Error('Sorry.')} onRetry={() => {}} />, null)).not.toContain('Support');
});
