import { memo } from 'react';
import { loadedPart } from '../../../../platform/loading/loaded-part.tsx';
import { TubesTab } from '../../tubes/tubes-tab.tsx';
import { guideRnaScreen } from '../guide-rna-screen.tsx';

/** A cart item of plates can be opened under the address of tubes; other visitors do not load the other half. */
const tabs = {
  plates: loadedPart(async () => (await import('../../plates/plates-tab.tsx')).PlatesTab),
  tubes: memo(TubesTab),
};

/** The order screen at the address of tubes. */
export const TubesScreen = guideRnaScreen('tubes', tabs);
