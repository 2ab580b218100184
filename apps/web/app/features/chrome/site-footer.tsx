import { ColourSchemeSwitch, type ColourSchemeSwitchProps, Footer, type FooterMode } from '@cutsite/ui/chrome';
import { footerGroups, minimalFooterLinks, researchUseNotice, tagline } from './site-links.ts';

export interface SiteFooterProps extends ColourSchemeSwitchProps {
  readonly mode: FooterMode;
}

/** The end of every page. Without a chosen scheme it is the anonymous HTML that an island brings to life. */
export function SiteFooter({ mode, ...scheme }: SiteFooterProps) {
  return (
    <Footer
      mode={mode}
      groups={footerGroups}
      minimalLinks={minimalFooterLinks}
      tagline={tagline}
      notice={researchUseNotice}
      settings={<ColourSchemeSwitch {...scheme} />}
    />
  );
}
