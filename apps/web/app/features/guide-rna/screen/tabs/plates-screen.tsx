import { memo } from 'react';
import { loadedPart } from '../../../../platform/loading/loaded-part.tsx';
import { PlatesTab } from '../../plates/plates-tab.tsx';
import { guideRnaScreen } from '../guide-rna-screen.tsx';

/** A cart item of tubes can be opened under the address of plates; other visitors do not load the other half. */
const tabs = {
  plates: memo(PlatesTab),
  tubes: loadedPart(async () => (await import('../../tubes/tubes-tab.tsx')).TubesTab),
};

/** The order screen at the address of plates. */
export const PlatesScreen = guideRnaScreen('plates', tabs);
