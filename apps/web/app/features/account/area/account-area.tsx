import type { ReactNode } from 'react';
import styles from './account-area.module.css';

/** The pages of an account, in the order in which they are needed. */
const accountLinks = [
  { href: '/account/orders', label: 'Orders' },
  { href: '/account/quotes', label: 'Quotes' },
  { href: '/account/requests', label: 'Requests' },
  { href: '/account/addresses', label: 'Addresses' },
  { href: '/account/edit-credit', label: 'Edit credit' },
  { href: '/account/blanket-purchase-orders', label: 'Blanket POs' },
  { href: '/account', label: 'Profile' },
] as const;

export interface AccountAreaProps {
  /** The address of the page inside. */
  readonly current: (typeof accountLinks)[number]['href'];
  readonly children: ReactNode;
}

/** A page of the account under the links to all of them. */
export function AccountArea({ current, children }: AccountAreaProps) {
  return (
    <>
      <nav className={`cs-page ${styles.area}`} aria-label="Account">
        <ul>
          {accountLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
