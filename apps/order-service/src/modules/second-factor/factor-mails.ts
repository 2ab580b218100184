import { type Mail, writeMail } from '@cutsite/service-base/outbox';

const wasItYou = 'If you know nothing of this, tell an administrator at once and choose a new password.';

/** The link by which somebody of the staff enrols a second factor. */
export function factorLinkMail(to: string, link: string, lost: { readonly reason: string } | null): Mail {
  return writeMail({ to, subject: lost ? 'Your second factor was removed' : 'Enrol your second factor' }, [
    lost
      ? `An administrator has removed your second factors and recovery codes for the Cutsite office, and you were signed out. The reason given: ${lost.reason}`
      : 'An administrator asks you to enrol a second factor for the Cutsite office.',
    'Sign in with your password and open this link. It works once, for 30 minutes.',
    { link, label: 'Enrol a second factor' },
    wasItYou,
  ]);
}

/** Says that a link was made at the store's own terminal, without the link. */
export function factorLinkMadeMail(to: string, publicUrl: string, lost: { readonly reason: string } | null): Mail {
  return writeMail(
    { to, subject: lost ? 'Your second factor was removed' : 'A link for your second factor was made' },
    [
      lost
        ? `Your second factors and recovery codes for the Cutsite office were removed at the terminal of the store, and you were signed out. The reason given: ${lost.reason}`
        : 'A link to enrol a second factor for your account of the Cutsite office was made at the terminal of the store.',
      { link: `${publicUrl}/office`, label: 'Open the office' },
      wasItYou,
    ],
  );
}

/** What was done to the second factors of an account, for its owner. */
export function factorsChangedMail(to: string, publicUrl: string, what: string): Mail {
  return writeMail({ to, subject: 'Your second factors were changed' }, [
    `${what} for your account of the Cutsite office.`,
    { link: `${publicUrl}/office`, label: 'Open the office' },
    wasItYou,
  ]);
}
