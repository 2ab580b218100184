import { itemKinds } from '@cutsite/domain/item';
import { usd } from '@cutsite/domain/money';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { anAddress, orderContents } from '@cutsite/test-support/order';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { itemPapers, type OrderPaper, renderOrderPaper } from './index.ts';

const tables = { kinds: itemKinds, papers: itemPapers };

const aPaper = (changes: Partial<OrderPaper> = {}): OrderPaper => ({
  kind: 'order_confirmation',
  number: 'CS-4F7K-Q2MX',
  issuedAt: new Date('2026-11-21T09:00:00Z'),
  contents: orderContents(),
  facts: [],
  notes: [],
  shipmentId: null,
  storeUrl: 'https://cutsite.example',
  seller: [],
  ...changes,
});

async function pagesOf(paper: OrderPaper): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await renderOrderPaper(tables, paper)));
  return (await extractText(document)).text;
}
/** The micro sign and the Greek letter are one shape, and a file knows only shapes. */
const textOf = async (paper: OrderPaper) => (await pagesOf(paper)).join('\n').replaceAll('µ', 'μ');

describe('the papers of an order (OR-3, CA-21)', () => {
  test('a confirmation has number, addresses, items, sums to the cent, and every guide with its well', async () => {
    const text = await textOf(aPaper());
    for (const part of [
      'Order confirmation',
      'CS-4F7K-Q2MX',
      '21 November 2026',
      'Ship to',
      '7 Cutter Way',
      'Boston, MA 02118',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['United States', 'Plate 1', '96 guides on a plate', '$1,525.44', '$25.00', '$1,550.44'])
      expect(text).toContain(part);
    for (const well of ['A01', 'H12']) expect(text).toContain(well);
  });

  test('an invoice has the PO number, when it is due, and whom to bill', async () => {
    const facts = [
      { label: 'PO number', value: '4500-77120' },
      { label: 'Payment', value: 'Net 30, due 21 December 2026' },
    ];
    const text = await textOf(aPaper({ kind: 'invoice', facts }));
    for (const part of [
      'Invoice',
      '4500-77120',
      'due 21 December 2026',
      'Bill to',
      'Paul Okafor',
      'Accounts Payable',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('a packing list says nothing of prices, and only what is in this box', async () => {
    const contents = orderContents({
      items: [
        { item: aPlateItem('Plate 1', 24) },
        { item: { kind: 'add_on', productSlug: 'spcas9_nuclease' }, quantity: 2 },
      ],
    });
    const box = (at: number) =>
      textOf(aPaper({ kind: 'packing_list', contents, shipmentId: contents.shipments[at]?.groupId ?? '' }));
    const [ambient, cold] = [await box(0), await box(1)];
    expect(ambient + cold).not.toMatch(/\$|Total|Bill to/);
    expect(ambient).toContain('Plate 1');
    expect(ambient).not.toContain('SpCas9 nuclease');
    expect(cold).toContain('SpCas9 nuclease, 100 μg');
    expect(cold).not.toContain('Plate 1');
  });

  test.each([14, 15, 16, 17, 18])(
    'the name of a box stays on the page of its first item, after %i other items',
    async (n) => {
      const name = 'Kinome follow-up of the second screen '.repeat(20);
      const others = Array.from({ length: n }, () => ({ item: { kind: 'add_on', productSlug: 'spcas9_nuclease' } }));
      const contents = orderContents({ items: [...others, { item: aPlateItem(name, 24) }] });
      const pages = await pagesOf(aPaper({ kind: 'invoice', contents }));
      const heading = pages.findIndex((page) => page.includes('Ambient, ships dry'));
      expect(pages[heading]).toContain('Kinome follow-up');
    },
  );

  test('names in Greek, Chinese, Japanese and Vietnamese are set as they are', async () => {
    const shippingAddress = anAddress({
      firstName: '华',
      lastName: '李明',
      company: 'Ινστιτούτο Γονιδιωματικής 株式会社ゲノム編集',
      line1: 'Đường Nguyễn Huệ 12',
      line2: '北京市海淀区中关村大街甲28号海淀文化艺术大厦乙座二层二百一十室',
      country: 'CN',
    });
    const text = await textOf(aPaper({ contents: orderContents({ changes: { shippingAddress } }) }));
    for (const part of [
      '华 李明',
      'Ινστιτούτο Γονιδιωματικής',
      '株式会社',
      'ゲノム編集',
      'Đường Nguyễn Huệ 12',
      '北京市海淀区',
      'China',
    ]) {
      expect(text.normalize('NFC').replaceAll('\n', ' ')).toContain(part);
    }
  });

  test('every paper says who sells, where it is configured', async () => {
    const seller = ['Cutsite Inc.', '1 Invented Street', 'Boston, MA 02118', 'Tax number 12-3456789'];
    for (const kind of ['invoice', 'quote', 'packing_list', 'order_confirmation', 'credit_note'] as const) {
      const text = await textOf(aPaper({ kind, seller }));
      for (const line of seller) expect(text).toContain(line);
    }
  });

  test('names in Korean, Hebrew, Arabic and Thai are set as they are', async () => {
    const shippingAddress = anAddress({
      firstName: '김민준',
      lastName: 'אריאל כהן',
      company: 'معهد الجينوم (الرياض) 12',
      line1: 'ถนนสุขุมวิท 12',
      line2: '서울특별시 종로구 세종대로 209',
      country: 'KR',
    });
    const text = (await textOf(aPaper({ contents: orderContents({ changes: { shippingAddress } }) })))
      .normalize('NFKC')
      .replaceAll('\n', ' ');
    for (const part of ['김민준', 'אריאל', 'כהן', 'ถนนสุขุมวิท', '서울특별시', '세종대로 209'])
      expect(text).toContain(part);
    for (const letter of 'معهدالجينوم') expect(text).toContain(letter);
    expect(text).not.toContain('?');
    expect(text).not.toContain('Our fonts lack');
  });

  test('a letter that no font has stands as a question mark, and the paper says so', async () => {
    const shippingAddress = anAddress({ firstName: 'ᏣᎳᎩ' });
    const text = await textOf(aPaper({ contents: orderContents({ changes: { shippingAddress } }) }));
    expect(text).toContain('???');
    expect(text.replaceAll('\n', ' ')).toContain('The order keeps them as you wrote them.');
  });

  test('a long order goes over several pages, each with its number, and no guide is lost', async () => {
    const item = aTubeItem(Array.from({ length: 300 }, (_, at) => `tube-${at}`));
    const pages = await pagesOf(aPaper({ contents: orderContents({ items: [{ item }] }) }));
    expect(pages.length).toBeGreaterThan(4);
    for (const [at, page] of pages.entries()) expect(page).toContain(`CS-4F7K-Q2MX · ${at + 1} of ${pages.length}`);
    const text = pages.join('\n');
    for (let at = 0; at < 300; at += 1) expect(text).toMatch(new RegExp(String.raw`tube-${at}\b`));
  });
});

const allKinds = ['order_confirmation', 'invoice', 'credit_note', 'packing_list', 'quote'] as const;

test.each([
  ['US', 612],
  ['CA', 612],
  ['PR', 612],
  ['DE', 595.28],
  ['MX', 595.28],
])('every paper for %s is %s points wide (OR-11)', async (country, width) => {
  const contents = orderContents({ changes: { shippingAddress: anAddress({ country }) } });
  for (const kind of allKinds) {
    const paper = aPaper({ contents, kind });
    const document = await getDocumentProxy(new Uint8Array(await renderOrderPaper(tables, paper)));
    expect((await document.getPage(1)).view[2]).toBeCloseTo(width, 1);
  }
});

describe('what a quote comes to (QU-4)', () => {
  test('shipping and tax are in the total once address and method are chosen', async () => {
    const text = await textOf(aPaper({ kind: 'quote' }));
    expect(text).toContain('$1,550.44');
    expect(text).not.toContain('not included');
  });

  test('or plainly not included, once: nothing of them is in the total by half', async () => {
    const [shipment] = orderContents().shipments;
    if (shipment === undefined) throw new Error('there is a shipment');
    const open = { ...shipment, method: null, methodName: null, amount: null };
    const { totals } = orderContents();
    const changes = { shipments: [open], totals: { ...totals, tax: usd(1_000), total: usd(153_544) } };
    const text = await textOf(aPaper({ kind: 'quote', contents: orderContents({ changes }) }));
    expect(text.match(/not included/g)).toHaveLength(1);
    expect(text).toContain('$1,525.44');
    expect(text).not.toContain('$1,535.44');
    expect(text).not.toContain('$10.00');
  });
});

test('every font is embedded', async () => {
  const bytes = (await renderOrderPaper(tables, aPaper({ compress: false }))).toString('latin1');
  expect(bytes).not.toMatch(/BaseFont \/(Helvetica|Times|Courier)/);
  expect(bytes).toMatch(/FontFile2/);
});
