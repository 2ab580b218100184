import { currentPlace, type FixedPart, type MenuGroup, MenuPanel, type MenuPlace, MenuSheet } from '@cutsite/ui/chrome';
import { productNotes } from '../../../islands/search/product-notes.table.ts';
import { productDrawings } from './product-drawings.table.ts';
import { footerGroups } from './site-links.ts';

/** The groups of the menu: links of the footer, by their addresses or by the footer's own group. */
const productGroups = [
  ['guide-rna', 'Guide RNA', ['/order/guide-rna', '/order/guide-rna/tubes', '/guides', '/guides/sequence']],
  ['libraries', 'Libraries', ['/order/gene-library', '/order/engineered-cell-library']],
  [
    'cells',
    'Cells',
    [
      '/order/express-knockout',
      '/order/gene-knockout',
      '/order/engineered-cells/crispr-knockout-cell-pool',
      '/order/engineered-cells/crispr-knockout-cell-clone',
    ],
  ],
] as const;

const textGroups = [
  ['learn', 'Learn', 'Learn'],
  ['help', 'Help', 'Support'],
  ['help', 'Company', 'Company'],
] as const;

const footAddresses = ['/guided-edit', '/compare', '/requests'];

const linksTo = (addresses: readonly string[]) =>
  addresses.flatMap((address) => footerGroups.flatMap(({ links }) => links.filter(({ href }) => href === address)));

type PlainGroup = Omit<MenuGroup, 'places'> & { readonly places: readonly Omit<MenuPlace, 'isCurrent'>[] };

let plainGroups: readonly PlainGroup[] | null = null;

/** The same for every page. Put together once: both menus of each page that is drawn need it. */
function putTogether(): readonly PlainGroup[] {
  const groups = [
    ...productGroups.map(([word, title, addresses]) => ({ word, title, links: linksTo(addresses) })),
    ...textGroups.map(([word, title, group]) => ({
      word,
      title,
      links: footerGroups.find((footerGroup) => footerGroup.title === group)?.links ?? [],
    })),
  ];
  const drawings = productDrawings();
  const notes: Readonly<Record<string, string>> = productNotes;
  return groups.map(({ word, title, links }) => ({
    word,
    title,
    places: links.map((link) => {
      const drawing = drawings[link.href];
      const note = notes[link.href];
      return { ...link, ...(drawing && note ? { drawing, note } : {}) };
    }),
  }));
}

const allPlaces = () => (plainGroups ??= putTogether()).flatMap(({ places }) => places);

/** What the navigation leads to, each place with its line and its drawing where it has them. */
export function menuGroups(currentPath: string): readonly MenuGroup[] {
  plainGroups ??= putTogether();
  const current = currentPlace(allPlaces(), currentPath);
  return plainGroups.map((group) => ({
    ...group,
    places: group.places.map((place) => ({ ...place, isCurrent: place === current })),
  }));
}

/** What the words of the bar open. Pages below one place have the same. */
export const menuPanel = (currentPath: string): FixedPart => ({
  key: `panel ${currentPlace(allPlaces(), currentPath)?.href}`,
  content: <SiteMenuPanel currentPath={currentPath} />,
});

/** The same for a small screen. */
export const menuSheet = (currentPath: string): FixedPart => ({
  key: `sheet ${currentPlace(allPlaces(), currentPath)?.href}`,
  content: <SiteMenuSheet currentPath={currentPath} />,
});

function SiteMenuPanel({ currentPath }: { readonly currentPath: string }) {
  return <MenuPanel groups={menuGroups(currentPath)} foot={linksTo(footAddresses)} />;
}

function SiteMenuSheet({ currentPath }: { readonly currentPath: string }) {
  const signIn = { href: '/sign-in', label: 'Sign in' };
  return <MenuSheet groups={menuGroups(currentPath)} foot={linksTo(footAddresses)} search="/search" signIn={signIn} />;
}
