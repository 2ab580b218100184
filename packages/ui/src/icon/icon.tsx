import styles from './icon.module.css';

/**
 * Our own drawings on a 16 px grid, one stroke of 1.5. The name says what it means on the screen, not what it shows.
 */
const iconPaths = {
  account: 'M8 8a2.8 2.8 0 100-5.6A2.8 2.8 0 008 8zM2.8 14c.5-2.7 2.5-4 5.2-4s4.7 1.3 5.2 4',
  add: 'M8 3v10M3 8h10',
  back: 'M10 4L6 8l4 4',
  box: 'M2.2 5L8 2.2 13.8 5v6L8 13.8 2.2 11zM2.4 5L8 7.8 13.6 5M8 7.8v5.8',
  cold: 'M8 1.8v12.4M2.6 4.9l10.8 6.2M13.4 4.9L2.6 11.1',
  cart: 'M1.8 2.5h1.7l1.7 8h7.2l1.6-5.6H4.2M6.2 13.4h.1M11.4 13.4h.1',
  check: 'M3 8.5l3.2 3.2L13 5',
  clock: 'M8 14A6 6 0 108 2a6 6 0 000 12zM8 4.8V8l2.2 1.6',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3',
  dark: 'M12.9 9.6A5.4 5.4 0 016.4 3.1a5.4 5.4 0 106.5 6.5z',
  document: 'M4 1.8h5.2L12.4 5v9.2H4zM9 2v3.2h3.2M6 8.4h4.4M6 11h4.4',
  down: 'M4 6l4 4 4-4',
  download: 'M8 2.5v8M4.8 7.4L8 10.6l3.2-3.2M2.5 11v2.5h11V11',
  edit: 'M10.6 2.8l2.6 2.6-7.6 7.6-3.2.6.6-3.2z',
  error: 'M5.2 1.9h5.6l3.3 3.3v5.6l-3.3 3.3H5.2l-3.3-3.3V5.2zM8 4.9v3.8M8 11v.1',
  fix: 'M2.5 13.5l7-7M11 2v2.6M9.7 3.3h2.6M13.4 7v2M12.4 8h2M7 2.6v1.6M6.2 3.4h1.6',
  forward: 'M6 4l4 4-4 4',
  go: 'M2.5 8h11M9.5 4l4 4-4 4',
  info: 'M8 14A6 6 0 108 2a6 6 0 000 12zM8 7.4v3.4M8 5.1v.1',
  light:
    'M8 10.8a2.8 2.8 0 100-5.6 2.8 2.8 0 000 5.6zM8 1.6v1.2M8 13.2v1.2M1.6 8h1.2M13.2 8h1.2M3.5 3.5l.8.8M11.7 11.7l.8.8M3.5 12.5l.8-.8M11.7 4.3l.8-.8',
  lock: 'M3.8 7.2h8.4v6.4H3.8zM5.4 7.2V5a2.6 2.6 0 015.2 0v2.2',
  mail: 'M1.8 3.6h12.4v8.8H1.8zM2 4l6 5 6-5',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  paste: 'M5.5 3H3.5v11h9V3h-2M5.5 1.8h5v2.6h-5zM6 8h4M6 11h3',
  phone: 'M3 2.5h2.6l1.2 3-1.6 1.2a8 8 0 004.1 4.1l1.2-1.6 3 1.2V13c0 .6-.5 1-1 1A11.5 11.5 0 012 3.5c0-.5.4-1 1-1z',
  plate: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11',
  print: 'M4.2 6V2.2h7.6V6M4.2 11.2H2.2V6h11.6v5.2h-2M4.2 9.4h7.6v4.4H4.2z',
  redo: 'M10.5 3l3 3-3 3M13.2 6H6.8a3.8 3.8 0 000 7.6H10',
  remove: 'M2.8 4.2h10.4M6 4V2.4h4V4M4.2 4.4l.6 9.2h6.4l.6-9.2',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zM10.7 10.7L14 14',
  split: 'M2.5 2.5h11v11h-11zM2.5 8h11',
  system: 'M1.8 3h12.4v8H1.8zM5.6 13.6h4.8M8 11v2.6',
  table: 'M2.5 3.5h11M2.5 8h11M2.5 12.5h11',
  tube: 'M4.8 2h6.4M5.6 2v9.6a2.4 2.4 0 004.8 0V2M5.6 8h4.8',
  undo: 'M5.5 3L2.5 6l3 3M2.8 6h6.4a3.8 3.8 0 010 7.6H6',
  upload: 'M8 10.5V2.5M4.8 5.5L8 2.3l3.2 3.2M2.5 10.5v3h11v-3',
  warning: 'M8 2.2l6.3 11.3H1.7zM8 6.6v3.2M8 11.7v.1',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof iconPaths;

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
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 16 16" {...spoken}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
