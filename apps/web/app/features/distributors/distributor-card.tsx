import type { DistributorWire } from '@cutsite/contracts/distributor';
import styles from './distributors.module.css';

/** One distributor: where it is and how it is reached. What is not known of it is not shown. */
export function DistributorCard({ distributor }: { readonly distributor: DistributorWire }) {
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
