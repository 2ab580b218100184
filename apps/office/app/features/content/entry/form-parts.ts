import type { FieldTable } from '@cutsite/content/field';
import { contentTypeOf, isContentTypeName } from '@cutsite/content/type';

/** A part of the form of an entry. */
export interface FormPart {
  readonly id: 'content' | 'blocks' | 'frame' | 'search';
  readonly label: string;
  readonly names: readonly string[];
}

const frame = new Set(['navigation', 'footer']);
const search = new Set(['seo_title', 'seo_description', 'seo_image', 'noindex']);

/** The fields of a type in the parts of its form; a part without fields is left out. */
export function partsOf(fields: FieldTable): readonly FormPart[] {
  const names = Object.keys(fields);
  const isBlocks = (name: string): boolean => fields[name]?.kind === 'blocks';
  const parts: readonly FormPart[] = [
    {
      id: 'content',
      label: 'Content',
      names: names.filter((name) => !frame.has(name) && !search.has(name) && !isBlocks(name)),
    },
    { id: 'blocks', label: 'Blocks', names: names.filter(isBlocks) },
    { id: 'frame', label: 'Frame of the page', names: names.filter((name) => frame.has(name)) },
    { id: 'search', label: 'Search engines', names: names.filter((name) => search.has(name)) },
  ];
  return parts.filter((part) => part.names.length > 0);
}

/** Whether pages of a type are made of blocks. */
export const hasBlocks = (type: string): boolean =>
  isContentTypeName(type) && Object.values(contentTypeOf(type).fields).some(({ kind }) => kind === 'blocks');
