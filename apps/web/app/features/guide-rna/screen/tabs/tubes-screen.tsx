import { memo } from 'react';
import { TubesTab } from '../../tubes/tubes-tab.tsx';
import { GuideRnaScreen, type GuideRnaScreenProps } from '../guide-rna-screen.tsx';
import { loadedTab } from './loaded-tab.tsx';

/** A cart item of plates can be opened under the address of tubes; nobody else needs to load the other half. */
const tabs = {
  plates: loadedTab(async () => (await import('../../plates/plates-tab.tsx')).PlatesTab),
  tubes: memo(TubesTab),
};

/** The order screen at the address of tubes. */
export const TubesScreen = (props: Omit<GuideRnaScreenProps, 'format' | 'tabs'>) => (
  <GuideRnaScreen format="tubes" tabs={tabs} {...props} />
);
