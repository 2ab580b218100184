import styles from './blocks.module.css';

/** The heading of a block with a sentence under it; nothing where it has none. */
export function SectionHead({
  heading,
  lead,
}: {
  readonly heading: string | undefined;
  readonly lead?: string | undefined;
}) {
  if (!heading) return null;
  return (
    <header className={styles.sectionHead}>
      <h2>{heading}</h2>
      {lead ? <p>{lead}</p> : null}
    </header>
  );
}
