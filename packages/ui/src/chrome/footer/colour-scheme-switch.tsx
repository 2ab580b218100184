import { type ColourScheme, colourSchemes } from '../../colour-scheme/index.ts';
import { Icon } from '../../icon/index.ts';
import styles from './colour-scheme-switch.module.css';

export interface ColourSchemeSwitchProps {
  /** Undefined until the browser has said what is stored; the server's HTML is the same for everybody. */
  readonly chosen?: ColourScheme | undefined;
  readonly onChoose?: (scheme: ColourScheme) => void;
}

const look = {
  light: { label: 'Light', icon: 'light' },
  dark: { label: 'Dark', icon: 'dark' },
  auto: { label: 'System', icon: 'system' },
} as const;

/**
 * Light, dark or as the system says. The markup is the same for an island and for React; `data-scheme` names the
 * choice.
 */
export function ColourSchemeSwitch({ chosen, onChoose }: ColourSchemeSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label="Colour scheme" data-island="colour-scheme">
      {colourSchemes.map((scheme) => (
        <button
          key={scheme}
          type="button"
          data-scheme={scheme}
          aria-pressed={chosen === scheme}
          onClick={onChoose && (() => onChoose(scheme))}
        >
          <Icon name={look[scheme].icon} size={14} />
          {look[scheme].label}
        </button>
      ))}
    </div>
  );
}
