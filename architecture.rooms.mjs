/**
 * The rooms of the domain, floor first: a room imports only from rooms before it.
 * A new room takes its place here before it takes a file.
 */
export const domainRooms = [
  'result',
  'text',
  'money',
  'sequence',
  'labware',
  'sheet',
  'gene',
  'naming',
  'guide-rna',
  'gene-library',
  'account',
  'staff',
  'project',
  'product',
  'price',
  'report',
  'item',
  'cart',
  'address',
  'voucher',
  'checkout',
  'placed-order',
  'share',
  'quote',
  'attachment',
  'payment',
  'edit-credit',
  'distributor',
];
