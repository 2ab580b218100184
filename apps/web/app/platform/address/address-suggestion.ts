import { addressFieldTexts, validateAddress } from '@cutsite/contracts/address';
import { addressToWire } from '@cutsite/contracts/order-contents';
import {
  type Address,
  type AddressSuggestion,
  addressFaultMessage,
  addressFieldNames,
  addressToAsk,
  addressWarningMessage,
  addressWarnings,
  checkAddress,
  suggestAddress,
} from '@cutsite/domain/address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useCurrentUser } from '../visitor.ts';

/** What is said about an address: a better form of it, and what in it cannot be right or should be looked at. */
interface AddressAdvice {
  readonly suggestion: AddressSuggestion | null;
  readonly sentences: readonly string[];
}

/** How far the suggestion for an address is (RQ-6). */
export type SuggestionStatus =
  | { readonly is: 'none' | 'pending' }
  | ({ readonly is: 'success' } & AddressAdvice)
  | { readonly is: 'failed'; readonly again: () => void };

/**
 * Asks the store how an address would read better, once it is whole and somebody has left one of its fields. What was
 * typed since is another address, about which nothing is known yet. Signed out the rules of the store are asked in
 * this browser.
 */
export function useAddressSuggestion(typed: Address | null): {
  readonly status: SuggestionStatus;
  readonly ask: (address: Address) => void;
} {
  const isKnown = useCurrentUser()?.loginStatus === 'logged_in';
  const [asked, setAsked] = useState<string | null>(null);
  const whole = typed === null ? null : addressToAsk(typed, 'shipping');
  const isAsked = whole !== null && JSON.stringify(whole) === asked;
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['address-suggestion', isKnown, asked],
    queryFn: () => (whole === null ? nothingToSay : isKnown ? askStore(whole) : askHere(whole)),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { status: statusOf(), ask: (address) => setAsked(JSON.stringify(addressToAsk(address, 'shipping'))) };

  function statusOf(): SuggestionStatus {
    if (!isAsked) return { is: 'none' };
    if (data !== undefined) return { is: 'success', ...data };
    if (isError && !isFetching) return { is: 'failed', again: () => void refetch() };
    return { is: 'pending' };
  }
}

const nothingToSay: AddressAdvice = { suggestion: null, sentences: [] };

function askHere(address: Address): AddressAdvice {
  const faults = checkAddress(address, 'shipping').map((fault) => addressFaultMessage(fault, address.country));
  return {
    suggestion: suggestAddress(address),
    sentences: faults.length > 0 ? faults : addressWarnings(address).map(addressWarningMessage),
  };
}

/** An address that is refused is an answer too: with what is wrong, and what would pass where that can be guessed. */
async function askStore(address: Address): Promise<AddressAdvice> {
  const answer = await api.call(validateAddress, { query: { address_type: 'shipping' }, body: addressToWire(address) });
  if (answer.ok) {
    const { suggestion, warnings } = answer.body;
    return { suggestion: suggestion === null ? null : suggestionOf(address, suggestion.address), sentences: warnings };
  }
  if (answer.status !== 400) throw new Error('The store did not check the address.');
  const { suggestion, field_errors: errors = {} } = answer.problem;
  return {
    suggestion: suggestion === undefined ? null : suggestionOf(address, suggestion),
    sentences: Object.values(errors).flat(),
  };
}

/** The fields that the store would write otherwise. */
function suggestionOf(typed: Address, better: Readonly<Record<string, string | undefined>>): AddressSuggestion | null {
  const changes = addressFieldNames.flatMap((field) => {
    const to = better[addressFieldTexts[field]] ?? typed[field];
    return to === typed[field] ? [] : [{ field, from: typed[field], to }];
  });
  if (changes.length === 0) return null;
  return { address: { ...typed, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) }, changes };
}
