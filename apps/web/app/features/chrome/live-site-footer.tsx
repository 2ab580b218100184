import { type ColourScheme, chooseColourScheme, storedColourScheme } from '@cutsite/ui/colour-scheme';
import { useEffect, useState } from 'react';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';

/** The footer of a hydrated page: it knows the stored colour scheme and changes it. */
export function LiveSiteFooter({ mode }: Pick<SiteFooterProps, 'mode'>) {
  const [chosen, setChosen] = useState<ColourScheme>();
  useEffect(() => setChosen(storedColourScheme()), []);
  return (
    <SiteFooter
      mode={mode}
      chosen={chosen}
      onChoose={(scheme) => {
        chooseColourScheme(scheme);
        setChosen(scheme);
      }}
    />
  );
}
