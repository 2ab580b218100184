import { checkItem } from '@cutsite/domain/guide-rna';
import { itemReport } from '@cutsite/domain/report';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { expect, test } from 'vitest';
import { itemReportFromWire, itemReportSchema, itemReportToWire } from './index.ts';

const record = {
  id: 'r',
  productSlug: 'sgrna_kit',
  priceType: 'price',
  priceStrategy: null,
  label: 'List price',
  options: {},
  ranges: {},
} as const;
const records = [
  { ...record, productType: 'plate', price: 4100 },
  { ...record, id: 's', productType: 'tube', price: 7200 },
] as const;

test.each([aPlateItem('P', 2), aPlateItem('P', 24, { nuclease: 'hfCas12Max' }), aTubeItem(['a', 'b'])])(
  'a report goes over the wire and comes back as it was',
  (item) => {
    const twice = { ...item, sequences: [...item.sequences, ...item.sequences] };
    const check = checkItem(twice, { tubeNamesInCart: new Set() });
    const report = itemReport(twice, check, { list: { records, outOfStock: [] }, strategy: null });
    expect(itemReportFromWire(itemReportSchema.parse(JSON.parse(JSON.stringify(itemReportToWire(report)))))).toEqual(
      report,
    );
  },
);
