import { accountFaultMessage, checkEmail } from '../account/index.ts';
import { countryOf } from '../address/index.ts';

/** A distributor as it is typed (AC-33); what is not known of it is an empty text. */
export interface TypedDistributor {
  readonly name: string;
  readonly address: string;
  readonly address_2: string;
  readonly email: string;
  readonly telephone_number: string;
  readonly fax_number: string;
  readonly website: string;
  readonly country_code: string;
}

export type DistributorField = keyof TypedDistributor;

const labels: Readonly<Record<DistributorField, string>> = {
  name: 'The name',
  address: 'The address',
  address_2: 'The second line of the address',
  email: 'The e-mail address',
  telephone_number: 'The telephone number',
  fax_number: 'The fax number',
  website: 'The website',
  country_code: 'The country',
};
const required: readonly DistributorField[] = ['name', 'address'];
const longest = 200;

/** Without spaces around its texts, and its country in capitals. */
export function tidyDistributor(typed: TypedDistributor): TypedDistributor {
  const { country_code: country, ...texts } = typed;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));
  return { ...(trimmed as Omit<TypedDistributor, 'country_code'>), country_code: country.trim().toUpperCase() };
}

/** What is wrong with a distributor, a sentence for each field; no field: nothing. Sentences are ours. */
export function checkDistributor(typed: TypedDistributor): Partial<Record<DistributorField, string[]>> {
  const tidy = tidyDistributor(typed);
  const faults: Partial<Record<DistributorField, string[]>> = {};
  for (const field of Object.keys(labels) as DistributorField[]) {
    const text = tidy[field];
    if (required.includes(field) && text === '') faults[field] = [`${labels[field]} is required.`];
    else if ([...text].length > longest) faults[field] = [`${labels[field]} must be ${longest} or fewer characters.`];
    else if (/\p{C}/u.test(text)) faults[field] = [`${labels[field]} must be one line of letters.`];
  }
  const email = checkEmail(tidy.email);
  if (email !== null) faults.email ??= [accountFaultMessage({ field: 'email', code: email })];
  if (countryOf(tidy.country_code) === undefined) {
    faults.country_code ??= ['The country must be one of the list, as a code of two letters such as DE.'];
  }
  if (tidy.website !== '' && !/^https?:\/\/[^\s/.]+\.[^\s]+$/.test(tidy.website)) {
    faults.website ??= ['The website must be an address such as https://reagents.example.'];
  }
  return faults;
}
