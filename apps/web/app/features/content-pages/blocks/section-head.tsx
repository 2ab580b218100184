import styles from './blocks.module.css';

export interface SectionHeadProps {
  readonly heading: string | undefined;
  readonly lead?: string | undefined;
  /** Where all of what the block shows some of is listed. */
  readonly all?: { readonly label: string; readonly href: string } | undefined;
}

/** The heading of a block with a sentence under it; nothing where it has none. */
export function SectionHead({ heading, lead, all }: SectionHeadProps) {
  if (!heading) return null;
  return (
    <header className={styles.sectionHead} data-leads={all === undefined ? undefined : ''}>
      <h2>{heading}</h2>
      {lead ? <p>{lead}</p> : null}
      {all === undefined ? null : <a href={all.href}>{all.label}</a>}
    </header>
  );
}
