import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const defaultFields = {
  quantity_per_well: '300',
  replicates: '1',
  total_num_genes: '96',
  plate_format: '384_echo',
  species: 'homo_sapiens',
};

function ask(changes: Record<string, string | undefined> = {}, headers: Record<string, string> = {}) {
  const fields = Object.entries({ ...defaultFields, ...changes }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(fields).toString();
  return service.app.inject({ url: `/api/order/on-demand-libraries/pricing/?${query}`, headers });
}

describe('the price of a library (GL-29, GL-30; rulings 56 and 85)', () => {
  test('is that of a gene, times genes, times copies, with why', async () => {
    const one = (await ask()).json();
    expect(one).toMatchObject({ currency: 'USD', lines: [{ count: 96, list_price: one.list_price_per_gene }] });
    expect(one.lines[0].candidates[0]).toMatchObject({ price_type: 'price', price_strategy: null });
    expect(Number(one.total)).toBeCloseTo(96 * Number(one.price_per_gene), 2);
    const three = (await ask({ replicates: '3', total_num_genes: '200' })).json();
    expect(three.lines[0].count).toBe(600);
    expect(Number(three.total)).toBeCloseTo(600 * Number(three.price_per_gene), 2);
  });

  test.each([
    ['more genes', { total_num_genes: '96' }, { total_num_genes: '500' }],
    ['more copies', { replicates: '1' }, { replicates: '5' }],
    ['less in a well', { quantity_per_well: '600' }, { quantity_per_well: '150' }],
  ])('%s: no more for a gene', async (_, dear, cheap) => {
    const [one, other] = [(await ask(dear)).json(), (await ask(cheap)).json()];
    expect(Number(other.price_per_gene)).toBeLessThan(Number(one.price_per_gene));
  });

  test('follows the price strategy of who asks', async () => {
    const student = await aCustomer(service.pool, { priceStrategy: 'edu-40' });
    const own = (await ask({}, { ...student.headers })).json();
    expect(Number(own.price_per_gene)).toBeLessThan(Number(own.list_price_per_gene));
    expect(own.list_price_per_gene).toBe((await ask()).json().list_price_per_gene);
  });

  test.each([
    ['96_well_deep_well', 'homo_sapiens', ['500', '1500', '3000', '5000', '10000']],
    ['96_well_deep_well', 'mus_musculus', ['1500']],
    ['384_v_bottom', 'mus_musculus', ['150', '250', '300', '600']],
    ['384_echo_ldv', 'homo_sapiens', ['150', '250', '300']],
  ])('%s for %s has a price for each quantity that is offered', async (plate_format, species, quantities) => {
    for (const quantity_per_well of quantities) {
      expect((await ask({ plate_format, species, quantity_per_well })).statusCode).toBe(200);
    }
  });

  test.each([
    [
      { plate_format: '384_echo_ldv', quantity_per_well: '600' },
      '384-well Echo LDV plates for Human hold 150, 250, 300',
    ],
    [
      { plate_format: '96_well_deep_well', species: 'mus_musculus', quantity_per_well: '500' },
      '96-well deep well plates for Mouse hold 1,500 pmol a well.',
    ],
    [{ replicates: '6' }, 'A library is made in 1 to 5 copies.'],
    [{ total_num_genes: '501' }, 'A library has at most 500 filled wells.'],
  ])('%j is refused in the words of the field', async (changes, sentence) => {
    const answer = await ask(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toContain(sentence);
  });

  test.each([
    { species: 'other' },
    { plate_format: '1mL deep well' },
    { replicates: '0' },
    { replicates: '1.5' },
    { total_num_genes: undefined },
    { price: '1.00' },
  ])('%j is not understood', async (changes) => {
    expect((await ask(changes)).statusCode).toBe(400);
  });

  test('what is out of stock says so, and what has no price too', async () => {
    const { rows } = await service.pool.query<{ version: string }>('select version from price_list where is_current');
    await service.pool.query(
      `with list as (insert into price_list (version, name, imported_at) values ('gap', 'gap', now()) returning version)
       insert into price_record (list_version, id, position, product_slug, product_type, price_type, label, further_options)
       select version, 'gap', 0, 'on_demand_libraries', 'library', 'out_of_stock', 'No plates', '{"plate_format": ["384_echo"]}' from list`,
    );
    await service.pool.query(`update price_list set is_current = false where is_current`);
    await service.pool.query(`update price_list set is_current = true where version = 'gap'`);
    const codes = [(await ask()).json().error_code, (await ask({ plate_format: '384_v_bottom' })).json().error_code];
    expect(codes).toEqual(['out_of_stock', 'no_price']);
    await service.pool.query(`update price_list set is_current = false where is_current`);
    await service.pool.query(`update price_list set is_current = true where version = $1`, [rows[0]?.version]);
  });
});
