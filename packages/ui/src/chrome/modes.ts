/** The top navigation has colour, minimal and hidden modes (WB-10). `standard` is the plain one of the app screens. */
export type NavigationMode = 'standard' | 'colour' | 'minimal' | 'hidden';

/** The footer has minimal and hidden modes beside the full one (WB-11). */
export type FooterMode = 'standard' | 'minimal' | 'hidden';

/** A place that the chrome leads to. */
export interface ChromeLink {
  readonly href: string;
  readonly label: string;
}

/** A word of the top navigation, which opens the menu at its group. */
export interface NavigationWord {
  readonly id: string;
  readonly label: string;
  /** The addresses below which the word is marked. */
  readonly places: readonly string[];
}
