export { ColourSchemeSwitch, type ColourSchemeSwitchProps } from './footer/colour-scheme-switch.tsx';
export { Footer, type FooterGroup, FooterGroups, type FooterProps } from './footer/footer.tsx';
export { Logo } from './logo.tsx';
export type { ChromeLink, FooterMode, NavigationMode, NavigationWord } from './modes.ts';
export { type MenuDrawing, type MenuGroup, MenuPanel, type MenuPlace, MenuSheet } from './navigation/menu-groups.tsx';
export { NavButton, NavLink, NavSheet } from './navigation/nav-item.tsx';
export { currentPlace, TopNavigation, type TopNavigationProps } from './navigation/top-navigation.tsx';
export { SkipLink } from './skip-link.tsx';
export { DrawOnce, type FixedPart } from './written.tsx';
