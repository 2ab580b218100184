import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/** Asks at the new address whether it is the customer's. */
export function newAddressMail(to: string, publicUrl: string, token: string): Mail {
  return writeMail({ to, subject: 'Please confirm your new e-mail address' }, [
    'You want to use this address for your Cutsite account. The link works once, for 24 hours; until then the old address counts.',
    { link: `${publicUrl}/verify-email?token=${token}`, label: 'Use this address' },
    'If you did not ask for it, you can ignore this mail.',
  ]);
}

/** Tells the owner at the old address that another one was entered. */
export function addressChangeMail(to: string, publicUrl: string): Mail {
  return writeMail({ to, subject: 'A new e-mail address was entered' }, [
    'Another e-mail address was entered for your Cutsite account. It counts once it is confirmed there.',
    'If it was not you, choose a new password at once:',
    { link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
  ]);
}
