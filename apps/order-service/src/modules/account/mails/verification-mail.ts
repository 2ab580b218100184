import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/** Asks the owner of an address to confirm it. */
export function verificationMail(to: string, publicUrl: string, token: string): Mail {
  return writeMail({ to, subject: 'Please verify your e-mail address' }, [
    'Welcome to Cutsite.',
    'Please confirm that this is your e-mail address. The link works once, for 24 hours.',
    { link: `${publicUrl}/verify-email?token=${token}`, label: 'Verify my e-mail address' },
    'If you did not open an account with us, you can ignore this mail.',
  ]);
}
