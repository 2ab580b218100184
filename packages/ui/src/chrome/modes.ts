/** Specification 2 §2: the top navigation has colour, minimal and hidden modes. `standard` is the plain one of the app screens. */
export type NavigationMode = 'standard' | 'colour' | 'minimal' | 'hidden';

/** Specification 2 §2: the footer has minimal and hidden modes beside the full one. */
export type FooterMode = 'standard' | 'minimal' | 'hidden';

/** A place that the chrome leads to. */
export interface ChromeLink {
  readonly href: string;
  readonly label: string;
}
