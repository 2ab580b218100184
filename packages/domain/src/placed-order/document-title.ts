const titles = {
  plate_map_csv: 'Plate map',
  plate_map_xlsx: 'Plate map',
  gene_list_csv: 'Gene list',
  gene_list_xlsx: 'Gene list',
  order_confirmation: 'Order confirmation',
  invoice: 'Invoice',
  credit_note: 'Credit note',
  packing_list: 'Packing list',
} as const;

/** A paper or file of an order. */
export type DocumentKind = keyof typeof titles;

/** What screens call a file of an order. Without a plate there are no wells to map: the same file lists the items. */
export function documentTitle(kind: DocumentKind, { hasPlates }: { readonly hasPlates: boolean }): string {
  return kind.startsWith('plate_map') && !hasPlates ? 'Item list' : titles[kind];
}
