/** The types of tags (CT-23), with their headings in filters. Each is a part of the blog's addresses (ruling 88). */
export const tagTypes = {
  'product-family': 'Product family',
  product: 'Product',
  'paper-type': 'Paper type',
  'editing-method': 'Editing method',
  'model-organism': 'Model organism',
  application: 'Application',
  'research-area': 'Research area',
} as const;

export type TagType = keyof typeof tagTypes;

/** Whether there is such a type of tag. */
export const isTagType = (name: string): name is TagType => Object.hasOwn(tagTypes, name);

/** The name of the filter of a type of tags: `research_area`. */
export const filterOfTagType = (type: string): string => type.replaceAll('-', '_');
