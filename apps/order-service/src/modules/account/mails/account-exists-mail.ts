import { type Mail, writeMail } from '@cutsite/service-base/outbox';

/**
 * Tells the owner of an address what the answer to a second registration must not tell whoever typed it (promise A3).
 */
export function accountExistsMail(to: string, publicUrl: string): Mail {
  return writeMail({ to, subject: 'You already have an account' }, [
    'Somebody, probably you, tried to open a Cutsite account with this e-mail address. You already have one.',
    { link: `${publicUrl}/sign-in`, label: 'Sign in' },
    'If it was not you, there is nothing to do: nothing was changed.',
  ]);
}
