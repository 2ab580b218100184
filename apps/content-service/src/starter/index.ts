import type { ContentFile } from '../transfer/index.ts';

export {
  anEntry,
  block,
  blocks,
  drawing,
  file,
  fileOf,
  idOfEntry,
  image,
  type StarterEntry,
  type StarterMedia,
  text,
  to,
} from './starter-entry.ts';

/** What a store begins with: its home page, help, legal texts, and the pages that follow a form. */
export async function starterContent(): Promise<ContentFile> {
  const { starterEntries } = await import('./starter-entries.ts');
  return { format: 1, media: [], entries: [...starterEntries] };
}

/** The terms of sale alone, without which a store takes no orders. */
export async function starterTerms(): Promise<ContentFile> {
  const { legalTexts } = await import('./legal/legal-texts.ts');
  return { format: 1, media: [], entries: legalTexts.filter(({ url }) => url === '/terms') };
}
