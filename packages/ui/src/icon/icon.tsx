import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** Pixels, default 16. */
  readonly size?: number;
  /** Said aloud instead of hidden; give it when no word stands beside the icon. */
  readonly label?: string;
}

/** One of our icons, in the colour of the text around it. */
export function Icon({ name, size = 16, label }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...spoken}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
