import { readFile } from 'node:fs/promises';
import { itemKinds, offeredProducts } from '@cutsite/domain/item';
import type { PricedProducts } from '@cutsite/domain/price';
import { describe, expect, test } from 'vitest';
import { formatPriceFile, parsePriceFile } from './index.ts';

const header =
  'id,label,product_slug,product_type,price_type,price_strategy,yield_options,modified_options,nuclease_options,min_length,max_length,price,note';
const good = 'spcas9-plate-3,List price,sgrna_kit,plate,price,,3nmol,Standard,SpCas9,5,35,41.00,fictional';

const sold = offeredProducts(itemKinds);
const file = (...lines: string[]) => parsePriceFile([header, ...lines].join('\n'), sold);

describe('a price file', () => {
  test('is read line by line', () => {
    expect(file(good, 'edu,Educational,sgrna_kit,plate,percent,edu-40,,,SpCas9;AccuBase,,,12.5,')).toEqual({
      ok: true,
      value: [
        {
          id: 'spcas9-plate-3',
          label: 'List price',
          productSlug: 'sgrna_kit',
          productType: 'plate',
          priceType: 'price',
          priceStrategy: null,
          options: { yield: ['3nmol'], modifications: ['Standard'], nuclease: ['SpCas9'] },
          ranges: { length: { min: 5, max: 35 } },
          price: 4100,
          note: 'fictional',
        },
        expect.objectContaining({
          id: 'edu',
          priceType: 'percent',
          price: 1250,
          options: { nuclease: ['AccuBase', 'SpCas9'] },
          ranges: {},
        }),
      ],
    });
  });

  test('may come from a spreadsheet that writes semicolons, a byte order mark and Windows line ends', () => {
    const text = `\uFEFF${[header, good].join('\r\n').replaceAll(',', ';')}\r\n`;
    expect(parsePriceFile(text, sold)).toMatchObject({ ok: true, value: [{ id: 'spcas9-plate-3' }] });
  });

  test('comes back the same after it was written', async () => {
    const demo = await readFile(new URL('../../demo-data/demo-prices.csv', import.meta.url), 'utf8');
    const rows = parsePriceFile(demo, sold);
    expect(rows.ok && formatPriceFile(rows.value)).toBe(demo);
  });

  test('of the demo says in every line that it is fictional', async () => {
    const demo = await readFile(new URL('../../demo-data/demo-prices.csv', import.meta.url), 'utf8');
    const rows = parsePriceFile(demo, sold);
    expect(rows.ok && rows.value.every((row) => row.note === 'fictional')).toBe(true);
  });
});

describe('every fault of a price file is listed with its line', () => {
  const without = (column: string, value: string) => {
    const cells = good.split(',');
    cells[header.split(',').indexOf(column)] = value;
    return cells.join(',');
  };

  test.each([
    ['id', '', 'Is missing.'],
    ['id', 'Plate 3', 'Must be small letters, digits and hyphens, at most 60.'],
    ['label', '', 'Is missing.'],
    ['product_slug', 'sgrna', '"sgrna" is none of sgrna_kit, custom_rna'],
    ['product_type', 'box', '"box" is none of tube, plate.'],
    ['price_type', 'cheap', '"cheap" is none of price, percent, fixed, net, out_of_stock.'],
    ['price_strategy', 'edu 40', 'Must be one word such as edu-40.'],
    ['yield_options', '3nmol;4nmol', '"4nmol" is none of 1.5nmol, 3nmol, 5nmol, 10nmol.'],
    ['yield_options', '50nmol', '"50nmol" is none of'],
    ['modified_options', 'standard', '"standard" is none of Standard, Unmodified, User-Defined.'],
    ['nuclease_options', 'Other', '"Other" is none of AccuBase, hfCas12Max, SpCas9.'],
    ['min_length', '-5', '"-5" is not a whole number of bases.'],
    ['min_length', '40', 'Is smaller than min_length.'],
    ['price', '', '"" is not an amount such as 41.00.'],
    ['price', '-1.00', '"-1.00" is not an amount'],
    ['price', '1.005', '"1.005" is not an amount'],
    ['price', '$41', '"$41" is not an amount'],
  ])('%s "%s"', (column, value, message) => {
    const result = file(good.replace('spcas9-plate-3', 'other'), without(column, value));
    const faults = result.ok ? [] : result.error;
    expect(faults.map((fault) => fault.line)).toEqual([3]);
    expect(faults[0]?.message).toContain(message);
  });

  test('all of them at once', () => {
    const result = file(without('price', 'x'), good, without('label', ''), without('product_slug', '?'));
    expect(result).toMatchObject({
      ok: false,
      error: [
        { line: 2, column: 'price' },
        { line: 3, column: 'id', message: '"spcas9-plate-3" is used on line 2 already.' },
        { line: 4, column: 'id' },
        { line: 4, column: 'label' },
        { line: 5, column: 'id' },
        { line: 5, column: 'product_slug' },
      ],
    });
  });

  test('lines are counted as an editor counts them, with breaks inside cells', () => {
    const noted = good.replace('fictional', '"first\nsecond"');
    expect(file(noted, '', without('id', ''))).toMatchObject({ error: [{ line: 5, column: 'id' }] });
  });

  test.each([
    ['an unknown column', `${header},discount\n${good},1`, { line: 1, column: 'discount', message: 'Unknown column.' }],
    ['a missing column', 'id,label\na,b', { line: 1, column: 'product_slug', message: 'The column is missing.' }],
    ['no lines', header, { line: 1, column: null, message: 'Has no prices.' }],
    ['too many cells', `${header}\n${good},,,x`, { line: 2, column: null, message: 'Has more cells than the header.' }],
    [
      'a percentage above 100',
      `${header}\n${good.replace(',price,', ',percent,').replace('41.00', '101')}`,
      { line: 2 },
    ],
    ['a price of what is out of stock', `${header}\n${good.replace(',price,', ',out_of_stock,')}`, { line: 2 }],
  ])('%s', (_, text, fault) => {
    const result = parsePriceFile(text, sold);
    expect(result.ok ? [] : result.error).toEqual(expect.arrayContaining([expect.objectContaining(fault)]));
  });
});

/** A product that the store does not sell yet, beside those that it sells. */
const withLibraries: PricedProducts = {
  ...sold,
  on_demand_library: {
    productTypes: ['library'],
    options: { plate_format: () => ['96_deep_well', '384_echo'] },
    numbers: {
      quantity_per_well: { unit: 'pmol', whole: false },
      genes: { unit: 'genes', whole: true },
    },
  },
};

describe('a price file of a product with plate formats, amounts and counts', () => {
  const further = 'plate_format_options,min_genes,max_genes,min_quantity_per_well,max_quantity_per_well';
  const wide = header.replace(',price,note', `,${further},price,note`);
  const library = 'library,Gene,on_demand_library,library,price,,,,,,,384_echo,20,99,150,300.5,60.00,';
  const guides = good.replace(',41.00,fictional', ',,,,,,41.00,fictional');
  const read = (...lines: string[]) => parsePriceFile([wide, ...lines].join('\n'), withLibraries);

  test('is read by further columns, named after what they hold', () => {
    expect(read(library, guides)).toMatchObject({
      ok: true,
      value: [
        {
          productSlug: 'on_demand_library',
          options: { plate_format: ['384_echo'] },
          ranges: { genes: { min: 20, max: 99 }, quantity_per_well: { min: 150, max: 300.5 } },
        },
        { options: { yield: ['3nmol'] }, ranges: { length: { min: 5, max: 35 } } },
      ],
    });
  });

  test('comes back the same after it was written, and without its columns where no row needs them', () => {
    const rows = read(library, guides);
    expect(rows.ok && formatPriceFile(rows.value)).toBe(`${[wide, library, guides].join('\n')}\n`);
    const guidesOnly = read(guides);
    expect(guidesOnly.ok && formatPriceFile(guidesOnly.value)).toBe(`${[header, good].join('\n')}\n`);
  });

  test.each([
    ['384_echo', '384', 'plate_format_options', '"384" is none of 96_deep_well, 384_echo.'],
    [',20,99,', ',2.5,99,', 'min_genes', '"2.5" is not a whole number of genes.'],
    [',20,99,', ',100,99,', 'max_genes', 'Is smaller than min_genes.'],
    ['300.5', 'much', 'max_quantity_per_well', '"much" is not an amount in pmol.'],
    ['price,,,', 'price,,3nmol,', 'yield_options', 'Must be empty: no price of on_demand_library depends on it.'],
  ])('says what is wrong in the words of the field: %s as %s', (from, to, column, message) => {
    expect(read(library.replace(from, to))).toEqual({ ok: false, error: [{ line: 2, column, message }] });
  });

  test('refuses a count of genes for a guide', () => {
    const message = 'Must be empty: no price of sgrna_kit depends on it.';
    const counted = guides.replace(',,,,,,41.00', ',,20,,,,41.00');
    expect(read(counted)).toEqual({ ok: false, error: [{ line: 2, column: 'min_genes', message }] });
  });
});
