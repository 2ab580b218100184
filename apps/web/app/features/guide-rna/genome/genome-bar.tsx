import styles from './genome.module.css';
import { GenomeSettings } from './genome-settings.tsx';

/** Genome and cell line by themselves: tubes have all their other settings in their rows. */
export function GenomeBar() {
  return (
    <div className={styles.bar} role="group" aria-label="Genome and cell line">
      <GenomeSettings />
    </div>
  );
}
