import { checkEmail, type EmailFault } from './email.ts';
import { checkPassword, type PasswordFault, passwordLimits } from './password.ts';
import { checkPersonalName, type NameFault, nameLimits } from './personal-name.ts';

/** Sizes offered at registration; giving one is optional (ruling 16). */
export const tshirtSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const;

/** One of {@link tshirtSizes}. */
export type TshirtSize = (typeof tshirtSizes)[number];

/** What a customer types to open an account (AC-28). */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly password: string;
}

/** The fields as they are called on the wire and in the form. */
export type AccountField = 'first_name' | 'last_name' | 'company_name' | 'email' | 'password';

/** One thing to correct, where it is and what it is. */
export interface AccountFault {
  readonly field: AccountField;
  readonly code: EmailFault | NameFault | PasswordFault | 'password_unchanged';
}

/** What a customer may change about an account (AC-29). */
export type Profile = Omit<Registration, 'password'>;

/** All faults of a registration in the order of the form; the form and the server ask the same function. */
export function checkRegistration(typed: Registration): AccountFault[] {
  return [...checkProfile(typed), ...checkNewPassword(typed.password, typed)];
}

/** All faults of a profile in the order of the form; what is left out has none. */
export function checkProfile(typed: Partial<Profile>): AccountFault[] {
  const codes = {
    first_name: ifGiven(typed.firstName, (name) => checkPersonalName(name, nameLimits.first_name)),
    last_name: ifGiven(typed.lastName, (name) => checkPersonalName(name, nameLimits.last_name)),
    company_name: ifGiven(typed.companyName, (name) => checkPersonalName(name, nameLimits.company_name)),
    email: ifGiven(typed.email, checkEmail),
  } as const satisfies Record<Exclude<AccountField, 'password'>, AccountFault['code'] | null>;
  return (Object.keys(codes) as (keyof typeof codes)[]).flatMap((field) => {
    const code = codes[field];
    return code ? [{ field, code }] : [];
  });
}

function ifGiven<Fault>(typed: string | undefined, check: (text: string) => Fault | null): Fault | null {
  return typed === undefined ? null : check(typed);
}

/** The fault of a new password of this person, if any. */
export function checkNewPassword(password: string, of: Profile): AccountFault[] {
  const personal = [of.firstName, of.lastName, of.companyName, of.email, of.email.split('@', 1)[0] ?? ''];
  const code = checkPassword(password, personal);
  return code ? [{ field: 'password', code }] : [];
}

/** The fault of a password that takes the place of `currentPassword`, which is known to be right. */
export function checkChangedPassword(
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  of: Profile,
): AccountFault[] {
  if (password === currentPassword) return [{ field: 'password', code: 'password_unchanged' }];
  return checkNewPassword(password, of);
}

const fieldLabels = {
  first_name: 'First name',
  last_name: 'Last name',
  company_name: 'Company or institution',
  email: 'E-mail address',
  password: 'Password',
} as const satisfies Record<AccountField, string>;

const maxLengthOf = (field: AccountField) => (field in nameLimits ? nameLimits[field as keyof typeof nameLimits] : 0);

/** The sentences; all of them are ours: none are given for accounts. */
const sentences = {
  name_required: (field) => `${fieldLabels[field]} is required.`,
  name_too_long: (field) => `${fieldLabels[field]} must be ${maxLengthOf(field)} or fewer characters.`,
  name_unprintable: (field) => `${fieldLabels[field]} must not contain line breaks or control characters.`,
  email_required: () => 'E-mail address is required.',
  email_malformed: () => 'Please enter a valid e-mail address.',
  email_too_long: () => 'E-mail address is too long.',
  password_too_short: () => `Password must be at least ${passwordLimits.shortest} characters.`,
  password_too_long: () => `Password must be ${passwordLimits.longest} or fewer characters.`,
  password_common: () => 'This password is too easy to guess. Please choose another one.',
  password_personal: () => 'Password must not be your name, company or e-mail address.',
  password_unchanged: () => "Choose a password that you don't use yet.",
} as const satisfies Record<AccountFault['code'], (field: AccountField) => string>;

/** The sentence for a fault. */
export function accountFaultMessage({ field, code }: AccountFault): string {
  return sentences[code](field);
}

/** What a customer agrees to who lets the marketing tracker be informed. Another sentence is another version. */
export const marketingConsent = {
  version: '2026-11-30',
  sentence:
    'Share with this store’s marketing service, under my e-mail address, that I have an account and when I add to the cart or order. I can withdraw this here at any time.',
} as const;
