/** The terms of sale that are in force. A change of their text is a new version; orders keep the one they accepted. */
export const currentTerms = { version: '2026-11' } as const;
