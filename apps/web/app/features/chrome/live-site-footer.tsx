import { type ColourScheme, chooseColourScheme, storedColourScheme } from '@cutsite/ui/colour-scheme';
import { useState } from 'react';
import { useInBrowser } from '../../platform/in-browser.ts';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';

/** The footer of a hydrated page: it knows the stored colour scheme and changes it. */
export function LiveSiteFooter({ mode, isDemo = false }: Pick<SiteFooterProps, 'mode' | 'isDemo'>) {
  const [chosen, setChosen] = useState<ColourScheme>();
  const stored = useInBrowser(storedColourScheme);
  return (
    <SiteFooter
      mode={mode}
      isDemo={isDemo}
      chosen={chosen ?? stored}
      onChoose={(scheme) => {
        chooseColourScheme(scheme);
        setChosen(scheme);
      }}
    />
  );
}
