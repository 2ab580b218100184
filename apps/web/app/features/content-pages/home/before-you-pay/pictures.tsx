import { Icon } from '@cutsite/ui/icon';
import { PlateArt } from '../products/plate-art.tsx';
import styles from './before-you-pay.module.css';

/** Two faults with their repairs, as below a plate. */
export function FaultsPicture() {
  return (
    <ul className={styles.faults}>
      <li className={styles.error}>
        <Icon name="error" />
        <b>A02</b>
        <span>T found in an RNA target</span>
        <span className={styles.fix}>
          <Icon name="fix" size={14} /> Change T to U
        </span>
      </li>
      <li className={styles.warning}>
        <Icon name="warning" />
        <b>A07</b>
        <span>Ends in CGG: the PAM?</span>
        <span className={styles.fix}>
          <Icon name="fix" size={14} /> Trim 3 nt
        </span>
      </li>
    </ul>
  );
}

/** A plate beside its first rows. */
export function MapPicture() {
  return (
    <>
      <PlateArt />
      <pre>{'A01  EGFR-g1  UGUCA…\nA02  EGFR-g2  GUGGA…\nA03  KRAS-g1  AAGAG…\nA04  KRAS-g2  GAAUA…'}</pre>
    </>
  );
}
