/** One thing that the search of the site found. */
export interface Finding {
  readonly kind: 'Gene' | 'Guide' | 'Product' | 'Order' | 'Project' | 'Help' | 'Page';
  readonly title: string;
  readonly note: string;
  readonly href: string;
}
