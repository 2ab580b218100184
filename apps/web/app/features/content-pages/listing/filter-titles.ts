import type { FilterName } from '@cutsite/content/entry';

/** The headings of filters. */
export const filterTitles: Readonly<Record<FilterName, string>> = {
  year: 'Year',
  product: 'Product',
  product_family: 'Product family',
  location: 'Where',
  type: 'Type',
  category: 'Category',
  blog_category: 'Category',
  application: 'Application',
  research_area: 'Research area',
  paper_type: 'Paper type',
  editing_method: 'Editing method',
  model_organism: 'Model organism',
  resource: 'With the resource',
  guide: 'Guide',
  author: 'Author',
};
