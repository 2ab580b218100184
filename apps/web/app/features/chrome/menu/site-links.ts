import type { ChromeLink, FooterGroup } from '@cutsite/ui/chrome';

/** Where the footer and the menu of the navigation lead. Only places that exist. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Order',
    links: [
      { href: '/order/guide-rna', label: 'Guide RNA plates' },
      { href: '/order/guide-rna/tubes', label: 'Guide RNA tubes' },
      { href: '/guides', label: 'Guides for a gene' },
      { href: '/guides/sequence', label: 'Guides for a sequence' },
      { href: '/order/gene-library', label: 'Gene libraries' },
      { href: '/order/engineered-cell-library', label: 'Engineered cell libraries' },
      { href: '/order/express-knockout', label: 'Express knockout' },
      { href: '/order/gene-knockout', label: 'Gene knockout cells' },
      { href: '/order/engineered-cells/crispr-knockout-cell-pool', label: 'Knockout cell pools' },
      { href: '/order/engineered-cells/crispr-knockout-cell-clone', label: 'Knockout cell clones' },
      { href: '/guided-edit', label: 'Find what fits' },
      { href: '/compare', label: 'Compare the products' },
      { href: '/requests', label: 'Custom requests' },
      { href: '/cart', label: 'Cart' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { href: '/learn', label: 'Guides to editing' },
      { href: '/applications', label: 'Applications' },
      { href: '/resources', label: 'Resources' },
      { href: '/blog', label: 'Blog' },
      { href: '/stories', label: 'Worked examples' },
      { href: '/publications', label: 'Publications' },
      { href: '/events', label: 'Events' },
      { href: '/podcast', label: 'Podcast' },
    ],
  },
  {
    title: 'Account',
    links: [
      { href: '/sign-in', label: 'Sign in' },
      { href: '/register', label: 'Create an account' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '/help', label: 'Help' },
      { href: '/distributors', label: 'Distributors' },
      { href: '/terms', label: 'Terms of sale' },
      { href: '/api/docs', label: 'API' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/company', label: 'About' },
      { href: '/team', label: 'Team' },
      { href: '/customers', label: 'Customers' },
      { href: '/press', label: 'Press' },
      { href: '/careers', label: 'Careers' },
      { href: '/contact', label: 'Contact' },
      { href: '/success', label: 'Offers' },
    ],
  },
];

export const minimalFooterLinks: readonly ChromeLink[] = [
  { href: '/terms', label: 'Terms of sale' },
  { href: '/help', label: 'Help' },
  { href: '/api/docs', label: 'API' },
];

export const tagline = 'Guide RNA in plates and tubes, checked before it is made.';
export const researchUseNotice = 'For research use only. Not for use in diagnostic procedures.';
export const demoNotice = 'This is a demo: delivery times, guarantees and other promises are invented.';
