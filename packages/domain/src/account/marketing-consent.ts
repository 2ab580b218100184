/** What a customer agrees to who lets the marketing tracker be told. Another sentence is another version. */
export const marketingConsent = {
  version: '2026-11-01',
  sentence:
    'Tell the marketing service of this store that I have an account, and when I add to the cart and order, under my mail address. I can take this back here at any time.',
} as const;
