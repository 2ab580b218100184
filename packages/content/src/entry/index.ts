export { cardOf } from './card.ts';
export { cleanFields, type EntryFault, fieldFaults, urlFault } from './check-entry.ts';
export { addressOf, proposedUrl } from './entry-address.ts';
export { type EntryWords, wordsOf } from './entry-words.ts';
export { type FilterName, facet, facetsOf, filterNames, slugOfReference } from './facets.ts';
export { migrateFields } from './read-fields.ts';
export { type EntryUses, linksOnSite, usesOf } from './references.ts';
export { type PublishedRow, readShownEntry } from './shown-entry.ts';
export { mapFields, walkFields } from './walk-fields.ts';
