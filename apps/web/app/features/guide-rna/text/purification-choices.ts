import { type Purification, purificationOptions, ruleSettings } from '@cutsite/domain/guide-rna';

/** Purifications as they are offered, on plates and in tubes alike; one that cannot be had says so (ruling 4). */
export const purificationChoices: readonly { readonly id: Purification; readonly text: string }[] =
  purificationOptions.map(({ id, display }) => ({
    id,
    text: id === 'hplc' && !ruleSettings.hplcAvailable ? `${display} (not available)` : display,
  }));
