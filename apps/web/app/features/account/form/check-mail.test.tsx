import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { momentText } from '../../../platform/day-text.ts';
import { CheckMail, type CheckMailProps } from './check-mail.tsx';

const sentAt = '2026-11-21T14:02:00Z';

function shown(props: Partial<CheckMailProps>): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CheckMail email="uma@newlab.example" sentAt={sentAt} signedIn onFailure={() => {}} {...props} />
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]*>/g, '');
}

test('who has not verified the address reads to whom and when the mail was sent, and what to do with it (AC-21)', () => {
  const text = shown({});
  expect(text).toContain(
    `We sent a mail to uma@newlab.example on ${momentText(sentAt)}. Open the link in it to verify your address.`,
  );
  expect(momentText(sentAt)).toMatch(/^2[12] Nov(?: 2026)?, \d\d:\d\d$/);
  expect(text).toContain('Send the mail again');
});

test('where it is not known when the mail was sent, no time is said (AC-21)', () => {
  expect(shown({ sentAt: null })).toContain('We sent a mail to uma@newlab.example. Open the link');
});

test('who is not signed in cannot have it sent again, and is not told whether there is an account (AC-21)', () => {
  const text = shown({ signedIn: false, sentAt: null });
  expect(text).not.toContain('Send the mail again');
  expect(text).toContain('If you already have an account, the mail says so');
});
