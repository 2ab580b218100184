import {
  type ChromeLink,
  ColourSchemeSwitch,
  type ColourSchemeSwitchProps,
  Footer,
  type FooterGroup,
  FooterGroups,
  type FooterMode,
} from '@cutsite/ui/chrome';
import { useContext } from 'react';
import { SupportAddress } from '../../platform/service/support-contact.tsx';
import { demoNotice, footerGroups, minimalFooterLinks, researchUseNotice, tagline } from './menu/site-links.ts';

export interface SiteFooterProps extends ColourSchemeSwitchProps {
  readonly mode: FooterMode;
  /** In demo mode, where times, counts and whatever else is promised are invented (ruling 75). */
  readonly isDemo?: boolean;
}

/** The end of every page. Without a chosen scheme it is the anonymous HTML that an island brings to life. */
export function SiteFooter({ mode, isDemo = false, ...scheme }: SiteFooterProps) {
  const supportEmail = useContext(SupportAddress);
  const contact = supportEmail === null ? [] : [{ href: `mailto:${supportEmail}`, label: supportEmail }];
  // The browser's build leaves them out, as it does the menu of the navigation.
  const groups = import.meta.env.SSR
    ? { key: `footer ${supportEmail}`, content: <FooterGroups groups={groupsWith(contact)} /> }
    : undefined;
  return (
    <Footer
      mode={mode}
      groups={groups}
      minimalLinks={[...contact, ...minimalFooterLinks]}
      tagline={tagline}
      notice={isDemo ? `${researchUseNotice} ${demoNotice}` : researchUseNotice}
      settings={<ColourSchemeSwitch {...scheme} />}
    />
  );
}

const groupsWith = (contact: readonly ChromeLink[]): readonly FooterGroup[] =>
  footerGroups.map((group) => (group.title === 'Support' ? { ...group, links: [...contact, ...group.links] } : group));
