import styles from './guides.module.css';

const ways = [
  { id: 'gene', href: '/guides', label: 'For a gene' },
  { id: 'sequence', href: '/guides/sequence', label: 'For a sequence' },
] as const;

/** The two ways to a guide: one that is known, or one that a sequence has room for. */
export function GuidesHead({ current }: { readonly current: (typeof ways)[number]['id'] }) {
  return (
    <header className={styles.head}>
      <h1>{current === 'gene' ? 'Guides for a gene' : 'Guides for a sequence'}</h1>
      <nav aria-label="Find guides">
        {ways.map(({ id, href, label }) => (
          <a key={id} href={href} aria-current={id === current ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
