import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/** Leads to the form for a new password. */
export function passwordResetMail(to: string, publicUrl: string, token: string): Mail {
  return writeMail({ to, subject: 'Choose a new password' }, [
    'Somebody, probably you, asked for a new password for this Cutsite account. The link works once, for 30 minutes.',
    { link: `${publicUrl}/reset-password?token=${token}`, label: 'Choose a new password' },
    'If it was not you, there is nothing to do: your password stays as it is.',
  ]);
}

/** Tells the owner of an account that its password is another one, whoever did it. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return writeMail({ to, subject: 'Your password was changed' }, [
    'The password of your Cutsite account was changed just now, and it was signed out everywhere else.',
    'If it was not you, choose a new password at once:',
    { link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
  ]);
}
