import { demoTermsText, demoTermsVersion } from '@cutsite/domain/checkout';
import { anEntry, type StarterEntry, text } from '../starter-entry.ts';

/** What is agreed with an order. Its version is the one that the checkout shows and stores. */
export const legalTexts: readonly StarterEntry[] = [
  anEntry(
    'legal',
    'terms-of-sale',
    {
      title: 'Terms of sale',
      text_version: demoTermsVersion,
      valid_from: '2026-11-01',
      summary:
        'An order keeps the version that was accepted with it, with the time and the person. This is the text of a demonstration store; an operator replaces it with their own.',
      body: text(demoTermsText),
    },
    '/terms',
  ),
];
