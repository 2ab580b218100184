import { type AccountFault, accountFaultMessage, checkProfile, checkRegistration } from '@cutsite/domain/account';

type Sent = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const profileOf = (sent: Sent) => ({
  firstName: textOf(sent['first_name']),
  lastName: textOf(sent['last_name']),
  companyName: textOf(sent['company_name']),
  email: textOf(sent['email']),
});

const byField = (faults: readonly AccountFault[]): Record<string, string[]> =>
  Object.fromEntries(faults.map((fault) => [fault.field, [accountFaultMessage(fault)]]));

/** What the rules say of a registration whose form is not right: a field that is missing is said by the form. */
export function registrationFaults(sent: Sent): Record<string, string[]> {
  const { firstName = '', lastName = '', companyName = '', email = '' } = profileOf(sent);
  const password = textOf(sent['password']) ?? '';
  return byField(checkRegistration({ firstName, lastName, companyName, email, password }));
}

/** The same of a change of the profile, where what is left out stays as it is. */
export function profileFaults(sent: Sent): Record<string, string[]> {
  const given = Object.entries(profileOf(sent)).filter(([, text]) => text !== undefined);
  return byField(checkProfile(Object.fromEntries(given)));
}
