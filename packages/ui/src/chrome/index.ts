/** Specification 2 §2: top navigation has colour, minimal and hidden modes. `standard` is the plain one of the app screens. */
export type NavigationMode = 'standard' | 'colour' | 'minimal' | 'hidden';
/** Specification 2 §2: footer with minimal and hidden modes. */
export type FooterMode = 'standard' | 'minimal' | 'hidden';
