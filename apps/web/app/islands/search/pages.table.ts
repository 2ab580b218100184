import type { Finding } from './finding.ts';
import { productNotes } from './product-notes.table.ts';

/** A page, with the words that people look for it by beside its title. */
export interface SearchedPage extends Finding {
  readonly words: string;
}

const page = (kind: Finding['kind'], title: string, href: string, note: string, words: string): SearchedPage => ({
  kind,
  title,
  href,
  note,
  words,
});

const product = (title: string, href: keyof typeof productNotes, words: string): SearchedPage =>
  page('Product', title, href, productNotes[href], words);

/** The lines that are asked for most, by how they are written. */
const cellLines = 'hek293 hek-293 hek293t jurkat ipsc k562 k-562 hap1 a549 u2os hela hct116 line';

/** Pages of the site that can be gone to by name; a new page is a new row. */
export const searchedPages: readonly SearchedPage[] = [
  product('Guide RNA plates', '/order/guide-rna', 'sgrna grna crispr synthetic 96'),
  product('Guide RNA tubes', '/order/guide-rna/tubes', 'sgrna grna crispr synthetic single'),
  product('Gene libraries', '/order/gene-library', 'arrayed on-demand screen 384'),
  product('Engineered cell libraries', '/order/engineered-cell-library', `cells screen ecl ${cellLines}`),
  product('Express knockout', '/order/express-knockout', `ko knock-out cells pool ${cellLines}`),
  product('Gene knockout cells', '/order/gene-knockout', `ko knock-out kit gko ${cellLines}`),
  product('Knockout cell pool', '/order/engineered-cells/crispr-knockout-cell-pool', `ko knock-out line ${cellLines}`),
  product(
    'Knockout cell clone',
    '/order/engineered-cells/crispr-knockout-cell-clone',
    `ko knock-out line ${cellLines}`,
  ),
  page(
    'Page',
    'Add-ons: SpCas9 nuclease and buffer',
    '/order/guide-rna/tubes',
    'Ordered beside your guides',
    'add-on addon cas9 resuspension protein enzyme',
  ),
  page(
    'Page',
    'Custom request',
    '/requests',
    'What no order form sells; you get a quote',
    `custom project quote knock-in knockin tag insert point mutation nickase base prime edit ${cellLines}`,
  ),
  page(
    'Page',
    'Guided edit',
    '/guided-edit',
    'Tell the aim, find the product',
    'choose knock-in knockin knockout tag point mutation nickase help',
  ),
  page('Page', 'Requests', '/account/requests', 'What you asked for, and the answers', 'custom quote project'),
  page('Page', 'Compare the products', '/compare', 'What each takes, gives and costs', 'choose which differ'),
  page('Page', 'Guides for a gene', '/guides', 'Known guides, by any name', 'design find brunello'),
  page('Page', 'Guides for a sequence', '/guides/sequence', 'Sites in pasted DNA, with scores', 'design pam rule set'),
  page('Page', 'Cart', '/cart', 'What you are about to order', 'basket checkout'),
  page('Page', 'Projects', '/projects', 'What you build, of every product', 'drafts saved'),
  page('Page', 'Orders', '/account/orders', 'Placed orders and their papers', 'invoice status tracking reorder'),
  page('Page', 'Quotes', '/account/quotes', 'Quotes and their PDF', 'offer price'),
  page('Page', 'Addresses', '/account/addresses', 'Your address book', 'shipping billing'),
  page('Page', 'Profile', '/account', 'Name, address, password', 'account settings email'),
  page('Page', 'Distributors', '/distributors', 'Who sells where', 'country reseller'),
  page('Page', 'Terms of sale', '/terms', 'What holds for every order', 'legal conditions'),
  page('Help', 'Order a plate', '/help/order-a-plate', 'Help', 'how paste list spreadsheet wells'),
  page('Help', 'Order tubes', '/help/order-tubes', 'Help', 'how'),
  page(
    'Help',
    'Targets',
    '/help/targets-by-gene-editor',
    'Help: lengths and letters',
    'length pam dna rna modification',
  ),
  page('Help', 'Find guides', '/help/find-guides', 'Help', 'score design gene sequence'),
  page('Help', 'Names', '/help/names-of-guides', 'Help: what a label can carry', 'characters length'),
  page('Help', 'Order a gene library', '/help/order-a-gene-library', 'Help', 'how genes plates controls'),
  page('Help', 'Order a cell library', '/help/order-an-engineered-cell-library', 'Help', 'how pools racks controls'),
  page('Help', 'Order express knockout', '/help/order-express-knockout', 'Help', 'how eligible sequence'),
  page(
    'Help',
    'Order the knockout of a gene',
    '/help/order-the-knockout-of-a-gene',
    'Help',
    'how clone pool cell line',
  ),
  page('Help', 'Cell lines', '/help/cell-lines', 'Help: ours, yours, stem cells', `own sample hdr donor ${cellLines}`),
  page('Help', 'Change or cancel', '/help/change-or-cancel-an-order', 'Help: until when', 'refund return money back'),
  page('Help', 'Documents', '/help/documents-of-an-order', 'Help: invoice, packing list', 'billing bill pdf receipt'),
  page('Help', 'Prices', '/help/how-prices-are-set', 'Help: how they come about', 'discount institute list'),
  page('Help', 'Drafts', '/help/drafts', 'Help: what is kept, and where', 'save browser lost'),
  page('Help', 'With the API', '/help/order-by-program', 'Help', 'program script call'),
];
