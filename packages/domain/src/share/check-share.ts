import { accountFaultMessage, checkEmail } from '../account/index.ts';

/** What a share asks for, as it was typed. */
export interface ShareRequest {
  readonly email: string;
  readonly message: string;
}

/** A few lines to the purchaser, not a letter. */
const longestMessage = 500;

/** What is wrong with a share, a sentence for each field; no field: nothing. Sentences are ours. */
export function checkShare({ email, message }: ShareRequest, ownEmail: string): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const code = checkEmail(email);
  if (code !== null) faults['email'] = [accountFaultMessage({ field: 'email', code })];
  else if (email.trim().toLowerCase() === ownEmail.toLowerCase()) {
    faults['email'] = ['This is your own address. Enter that of the person who should pay.'];
  }
  if ([...message.trim()].length > longestMessage) {
    faults['message'] = [`The message must be ${longestMessage} or fewer characters.`];
  }
  return faults;
}
