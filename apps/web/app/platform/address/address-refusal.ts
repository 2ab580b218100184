import { addressFieldWords } from '@cutsite/contracts/address';
import { addressFieldNames } from '@cutsite/domain/address';
import type { RefusedCall } from '../forms/index.ts';
import type { AddressRefusal } from './address-form-props.ts';

/**
 * A refusal of the service as the form of an address shows it: "Address failure stores the field errors of the
 * address".
 */
export function addressRefusal({ sentences, fields }: RefusedCall): AddressRefusal {
  const errors = addressFieldNames.flatMap((field) => {
    const sentence = fields[addressFieldWords[field]];
    return sentence === undefined ? [] : [[field, sentence] as const];
  });
  return { sentences, fields: Object.fromEntries(errors) };
}
