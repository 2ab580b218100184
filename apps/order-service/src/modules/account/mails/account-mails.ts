import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/** Asks at the new address whether it is the customer's. */
export function newAddressMail(to: string, publicUrl: string, token: string): Mail {
  return writeMail({ to, subject: 'Please confirm your new e-mail address' }, [
    'You asked to use this address for your Cutsite account. The link works once, for 24 hours; until you open it we keep using the old address.',
    { link: `${publicUrl}/verify-email?token=${token}`, label: 'Use this address' },
    'If you did not ask for it, you can ignore this mail.',
  ]);
}

/** Tells the owner at the old address that another one counts now, and how to take it back. */
export function addressChangedMail(to: string, publicUrl: string, token: string): Mail {
  return writeMail({ to, subject: 'Your e-mail address was changed' }, [
    'Your Cutsite account has another e-mail address now, and was signed out everywhere else. We no longer send mail to this address.',
    'If it was not you, take this address back. The link works once, for 72 hours; the account is then signed out ' +
      'everywhere, and you choose a new password.',
    { link: `${publicUrl}/take-back-email?token=${token}`, label: 'Take this address back' },
  ]);
}

/** Tells the owner at the old address that another one was entered. */
export function addressChangeMail(to: string, publicUrl: string): Mail {
  return writeMail({ to, subject: 'A new e-mail address was entered' }, [
    'Another e-mail address was entered for your Cutsite account. It replaces this one once it is confirmed there.',
    'If it was not you, choose a new password at once:',
    { link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
  ]);
}

/**
 * Tells the owner of an address what the answer to a second registration must not tell the person who typed it
 * (promise A3).
 */
export function accountExistsMail(to: string, publicUrl: string): Mail {
  return writeMail({ to, subject: 'You already have an account' }, [
    'Somebody, probably you, tried to open a Cutsite account with this e-mail address. You already have one.',
    { link: `${publicUrl}/sign-in`, label: 'Sign in' },
    'If it was not you, there is nothing to do: nothing was changed.',
  ]);
}

/** Leads to the form for a new password. */
export function passwordResetMail(to: string, publicUrl: string, token: string): Mail {
  return writeMail({ to, subject: 'Choose a new password' }, [
    'Somebody, probably you, asked for a new password for this Cutsite account. The link works once, for 30 minutes.',
    { link: `${publicUrl}/reset-password?token=${token}`, label: 'Choose a new password' },
    'If it was not you, there is nothing to do: your password stays as it is.',
  ]);
}

/** Tells the owner of an account that its password was changed, by them or by somebody else. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return writeMail({ to, subject: 'Your password was changed' }, [
    'The password of your Cutsite account was just changed, and all other devices were signed out.',
    'If it was not you, choose a new password at once:',
    { link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
  ]);
}

/** Asks the owner of an address to confirm it. */
export function verificationMail(to: string, publicUrl: string, token: string): Mail {
  return writeMail({ to, subject: 'Please verify your e-mail address' }, [
    'Welcome to Cutsite.',
    'Please confirm that this is your e-mail address. The link works once, for 24 hours.',
    { link: `${publicUrl}/verify-email?token=${token}`, label: 'Verify my e-mail address' },
    'If you did not open an account with us, you can ignore this mail.',
  ]);
}

/** Tells somebody of the staff which roles they have now. */
export function rolesChangedMail(to: string, publicUrl: string, roles: readonly string[]): Mail {
  return writeMail({ to, subject: 'Your roles were changed' }, [
    roles.length === 0
      ? 'Your account has no role in the Cutsite office any more.'
      : `Your roles in the Cutsite office are now: ${roles.join(', ')}.`,
    { link: publicUrl, label: 'Open the store' },
    'If you did not expect this, ask an administrator.',
  ]);
}
