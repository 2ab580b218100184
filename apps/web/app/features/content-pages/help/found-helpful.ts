import { createContext } from 'react';

export interface FoundHelpful {
  readonly yes: number;
  readonly all: number;
}

/** How many readers found the page helpful. */
export const FoundHelpful = createContext<FoundHelpful>({ yes: 0, all: 0 });

/** Fewer answers say what somebody thought, and nothing of the article. */
const fewest = 5;

/** The count as the page says it; null: too few readers have answered. */
export const foundHelpfulText = ({ yes, all }: FoundHelpful): string | null =>
  all < fewest ? null : `${yes} of ${all} readers found it helpful.`;
