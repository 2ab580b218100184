import { plainHome } from '@cutsite/content/block';
import { anEntry, type StarterEntry } from '../starter-entry.ts';

/** The first page, which an editor can change block by block (CT-1). */
export const homePage: StarterEntry = anEntry(
  'home',
  'home',
  {
    title: 'Guide RNA, gene libraries and edited cells',
    summary: 'Order custom guide RNA. Every target is checked for PAM, T, length and name before it is made.',
    navigation: 'colour',
    blocks: plainHome,
  },
  '/',
);
