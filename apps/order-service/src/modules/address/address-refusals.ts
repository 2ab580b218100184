import { addressFieldTexts } from '@cutsite/contracts/address';
import { addressToWire } from '@cutsite/contracts/order-contents';
import type { Problem } from '@cutsite/contracts/problem';
import {
  type Address,
  type AddressFault,
  type AddressUse,
  addressFaultMessage,
  checkAddress,
  normaliseAddress,
  suggestAddress,
} from '@cutsite/domain/address';
import { err, ok, type Result } from '@cutsite/domain/result';

/** An address as it is kept, or why it cannot be taken, with the fields as the wire names them. */
export function readAddressInput(typed: Address, use: AddressUse): Result<Address, Problem> {
  const address = normaliseAddress(typed);
  const faults = checkAddress(address, use);
  return faults.length === 0 ? ok(address) : err(addressProblem(address, faults));
}

/** What is wrong with an address, by field (CO-20). */
function addressProblem(address: Address, faults: readonly AddressFault[]): Problem {
  const sentences = faults.map((fault) => addressFaultMessage(fault, address.country));
  const suggestion = suggestAddress(address);
  const wire = suggestion === null ? null : addressToWire(suggestion.address);
  return {
    error_message: sentences,
    field_errors: Object.fromEntries(
      faults.map((fault, index) => [addressFieldTexts[fault.field], [sentences[index] ?? '']]),
    ),
    ...(suggestion === null || wire === null
      ? {}
      : {
          suggestion: Object.fromEntries(
            suggestion.changes.map(({ field }) => [addressFieldTexts[field], wire[addressFieldTexts[field]]]),
          ),
        }),
  };
}
