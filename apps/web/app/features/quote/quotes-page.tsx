import { amountText } from '@cutsite/domain/money';
import { quoteStates } from '@cutsite/domain/quote';
import { ButtonLink } from '@cutsite/ui/button';
import { Pill } from '@cutsite/ui/pill';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expectedDayText } from '../../platform/day-text.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { isSignedOut, SignInFirst } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './quote.module.css';
import { fetchQuotes, quoteAddress, quotePdfAddress } from './quote-calls.ts';
import { quoteTones } from './quote-page.tsx';

/** All quotes of the customer, the latest first. */
export function QuotesPage({ signIn }: { readonly signIn: ReactNode }) {
  const user = useCurrentUser();
  const quotes = useQuery({
    queryKey: ['quotes'],
    queryFn: fetchQuotes,
    enabled: user?.loginStatus === 'logged_in',
  });
  return (
    <div className={`cs-page cs-headed-page ${styles.list}`}>
      <h1>Quotes</h1>
      <SignInFirst signedOut={isSignedOut(user)} signIn={signIn} className={`cs-card ${styles.card}`}>
        {quotes.isError ? (
          <LoadFailure failure={quotes.error} onRetry={() => void quotes.refetch()} />
        ) : quotes.data === undefined ? (
          <Skeleton label="Loading the quotes" parts={['long', 'long', 'long']} />
        ) : quotes.data.length === 0 ? (
          <div className={`cs-card ${styles.card}`}>
            <p>
              No quotes yet. A quote is a numbered PDF whose prices hold for 30 days: fill a cart, and press “Save as
              quote” there.
            </p>
            <div>
              <ButtonLink href="/cart">Cart</ButtonLink>
            </div>
          </div>
        ) : (
          <div className={`cs-card ${styles.tableFrame}`}>
            <table className="cs-table">
              <thead>
                <tr>
                  <th scope="col">Quote</th>
                  <th scope="col">State</th>
                  <th scope="col">Holds until</th>
                  <th scope="col">Items</th>
                  <th scope="col">Total</th>
                  <th scope="col">
                    <span className="cs-visually-hidden">Paper</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {quotes.data.map((quote) => (
                  <tr key={quote.number}>
                    <th scope="row">
                      {quote.state === 'withdrawn' ? (
                        quote.number
                      ) : (
                        <a href={quoteAddress(quote.order_id, quote.number)}>{quote.number}</a>
                      )}
                      {quote.customer_reference_code === null ? null : <small>{quote.customer_reference_code}</small>}
                    </th>
                    <td>
                      <Pill tone={quoteTones[quote.state]}>{quoteStates[quote.state]}</Pill>
                    </td>
                    <td>{expectedDayText(quote.expires)}</td>
                    <td>{quote.item_count}</td>
                    <td>
                      {amountText(quote.total)}
                      {quote.includes_shipping_and_tax === false ? <small>plus shipping and tax</small> : null}
                    </td>
                    <td>
                      {quote.state === 'withdrawn' ? null : (
                        <ButtonLink
                          size="small"
                          icon="download"
                          href={quotePdfAddress(quote.order_id, quote.number)}
                          aria-label={`PDF of quote ${quote.number}`}
                          download
                        >
                          PDF
                        </ButtonLink>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </SignInFirst>
    </div>
  );
}
