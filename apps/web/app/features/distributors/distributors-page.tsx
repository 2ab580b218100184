import { type DistributorWire, listDistributors } from '@cutsite/contracts/distributor';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { bodyOf } from '../../platform/failure/body-of.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './distributors.module.css';

type DistributorList = SuccessAnswer<typeof listDistributors>['body'];

/**
 * The distributor page (AC-34). Its HTML is the same for everybody; whether it is locked for the visitor's
 * country is asked in the browser, and decided by the service.
 *
 * @param rendered what the server rendered the page with; null: the list is asked for in the browser
 */
export function DistributorsPage({ rendered }: { readonly rendered: DistributorList | null }) {
  const user = useCurrentUser();
  return (
    <div className={`cs-page cs-headed-page ${styles.page}`}>
      <header>
        <h1>Distributors</h1>
        <p>Distributors order for laboratories in their countries and support them in their languages.</p>
      </header>
      {user?.is_distributor ? (
        <Notice tone="info">
          You are signed in as a distributor, {user.company_name}. What you order ships to the address that you choose
          at the checkout.
        </Notice>
      ) : null}
      <List rendered={rendered} />
    </div>
  );
}

async function fetchDistributors() {
  const answer = await api.call(listDistributors);
  return bodyOf(answer);
}

function List({ rendered }: { readonly rendered: DistributorList | null }) {
  const list = useQuery({
    queryKey: ['distributors'],
    queryFn: fetchDistributors,
    // What the page came with is shown at once; whether it is still so is asked all the same.
    ...(rendered === null ? {} : { initialData: rendered, initialDataUpdatedAt: 0 }),
  });
  if (list.isError) {
    return <LoadFailure failure={list.error} onRetry={() => void list.refetch()} />;
  }
  if (list.data === undefined) return <Skeleton label="Loading the distributors" parts={['long', 'long', 'long']} />;
  if (list.data.is_locked) return <Notice tone="info">This page is not available in your country.</Notice>;
  if (list.data.distributors.length === 0)
    return <p>There are no distributors yet. Every laboratory can order here.</p>;
  return (
    <div className={styles.countries}>
      {byCountry(list.data.distributors).map(([country, distributors]) => (
        <section key={country}>
          <h2>{country}</h2>
          <ul>
            {distributors.map((distributor) => (
              <DistributorCard key={distributor.name} distributor={distributor} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The list comes in the order of countries and names. */
function byCountry(distributors: readonly DistributorWire[]): [string, DistributorWire[]][] {
  return [...Map.groupBy(distributors, (distributor) => distributor.country_name)];
}

/** One distributor: where it is and how it is reached. What is not known of it is not shown. */
function DistributorCard({ distributor }: { readonly distributor: DistributorWire }) {
  const { name, address, address_2, email, telephone_number: telephone, fax_number: fax, website } = distributor;
  return (
    <li className={`cs-card ${styles.card}`}>
      <h3>{name}</h3>
      <address>
        {[address, address_2].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${email}`}>{email}</a>
        {telephone !== '' && <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>{telephone}</a>}
        {fax !== '' && <span>Fax {fax}</span>}
        {/^https?:\/\//.test(website) && (
          <a href={website} rel="noreferrer">
            {website.replace(/^https?:\/\//, '')}
          </a>
        )}
      </address>
    </li>
  );
}
