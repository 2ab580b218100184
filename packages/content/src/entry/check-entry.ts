import { blockFields, fieldsOfBlock } from '../block/index.ts';
import { fieldsSchema, type Stage, type StoredBlock } from '../field/index.ts';
import { isOwnPage, isPageUrl } from '../link/index.ts';
import { cleanRichText, type RichText } from '../rich-text/index.ts';
import { type ContentTypeName, contentTypeOf } from '../type/index.ts';
import { mapFields, walkFields } from './walk-fields.ts';

/** What is wrong with an entry, and in which field; the way leads through rows and blocks. */
export interface EntryFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Everything that keeps fields from being a draft, or from being published; empty when nothing does. */
export function fieldFaults(type: ContentTypeName, values: Values, stage: Exclude<Stage, 'shown'>): EntryFault[] {
  const { fields } = contentTypeOf(type);
  const faults = faultsOf(fieldsSchema(fields, stage).safeParse(values).error);
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'blocks') faults.push(...blockFaults(name, values[name], stage));
  }
  if (stage === 'ready') faults.push(...richTextFaults(type, values));
  return faults;
}

function faultsOf(error: { readonly issues: readonly Issue[] } | undefined): EntryFault[] {
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message:
      issue.code === 'unrecognized_keys' ? `There is no field ${issue.keys?.join(', ')}.` : sentenceOf(issue.message),
  }));
}

interface Issue {
  readonly code?: string | undefined;
  readonly keys?: readonly string[];
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A validator's own words are for programmers. */
const sentenceOf = (message: string): string =>
  /^(Invalid|Too|Unrecognized)\b/.test(message) ? 'This cannot be kept here.' : message;

function blockFaults(name: string, value: unknown, stage: Stage): EntryFault[] {
  if (!Array.isArray(value)) return [];
  const seen = new Set<string>();
  return (value as StoredBlock[]).flatMap((block, at): EntryFault[] => {
    const path = [name, at];
    if (typeof block !== 'object' || block === null) return [];
    const table = blockFields(block.block);
    if (table === null) return [{ path, message: `There is no block ${block.block}.` }];
    const twice = seen.has(block.id) ? [{ path, message: 'Two blocks have the same id.' }] : [];
    seen.add(block.id);
    const faults = faultsOf(fieldsSchema(table, stage).safeParse(fieldsOfBlock(block)).error);
    return [...twice, ...faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }))];
  });
}

/** What the allow-list would take away is said before it is published, and not taken away without a word. */
function richTextFaults(type: ContentTypeName, values: Values): EntryFault[] {
  return [...walkFields(contentTypeOf(type).fields, values)].flatMap(({ field, value, path }) => {
    if (field.kind !== 'rich_text' || (value as RichText)?.type !== 'doc') return [];
    const { removed } = cleanRichText(value as RichText);
    return removed.map((what) => ({ path, message: `${field.label} holds what no page shows: ${what}.` }));
  });
}

/** The fields with every rich text cleaned by the allow-list. */
export function cleanFields(type: ContentTypeName, values: Values): Record<string, unknown> {
  return mapFields(contentTypeOf(type).fields, values, (field, value) =>
    field.kind === 'rich_text' ? cleanRichText(value as RichText).text : value,
  );
}

/** What is wrong with the address of an entry; null when nothing is. */
export function urlFault(type: ContentTypeName, url: string | null): EntryFault | null {
  const { url: pattern, label } = contentTypeOf(type);
  const fault = (message: string): EntryFault => ({ path: ['url'], message });
  if (pattern === null) return url === null ? null : fault(`${label} has no page, and so no address.`);
  if (url === null) return fault('The address is missing.');
  if (!isPageUrl(url)) return fault('An address is small letters, digits and hyphens after slashes: /blog/the-pam.');
  if (isOwnPage(url) && !isTermsOfSale(type, url))
    return fault(`${url} is a page of its own, which no entry replaces.`);
  const reserved = reservedUrls.find(([prefix, but]) => isBelow(url, prefix) && !but.includes(type));
  return reserved === undefined ? null : fault(`${reserved[0]} is kept for other pages.`);
}

/** The terms of sale are an entry of their type, and `/terms` shows no other. */
const isTermsOfSale = (type: ContentTypeName, url: string): boolean => type === 'legal' && url === '/terms';

const isBelow = (url: string, prefix: string): boolean => url === prefix || url.startsWith(`${prefix}/`);

/** Whether the program itself answers there: the shop, the service, and lists of the blog. */
export const isShopUrl = (url: string): boolean => reservedUrls.some(([prefix]) => isBelow(url, prefix));

/** Addresses of the shop, the service and the blog's lists (ruling 88), with the types that may stand there. */
const reservedUrls: readonly (readonly [string, readonly ContentTypeName[]])[] = [
  '/api',
  '/order',
  '/cart',
  '/checkout',
  '/account',
  '/sign-in',
  '/sign-out',
  '/register',
  '/quote',
  '/office',
  '/assets',
  '/media',
  '/errors',
  '/products',
  '/guides',
  '/requests',
  '/sales',
  '/preview',
  '/demo',
  '/search',
  '/forms',
  '/blog/category',
  '/blog/product-family',
  '/blog/product',
  '/blog/paper-type',
  '/blog/editing-method',
  '/blog/model-organism',
  '/blog/application',
  '/blog/research-area',
  '/guided-edit',
].map((prefix) => [prefix, []]);
