import type { PlacedOrder } from '@cutsite/test-support/checkout';
import type { TestService } from '@cutsite/test-support/service';

/**
 * Copies an order straight in the database, until there are so many with it: `CS-COPY-2` and on, each a minute older
 * than the one before, all found by the same words.
 */
export async function copyOrder(service: TestService, order: PlacedOrder, many: number): Promise<void> {
  await service.pool.query(
    `with copies as (select gen_random_uuid() as id, n from generate_series(2, $2::integer) n),
          carts as (
            insert into cart (account_id, id, status, created_at, updated_at)
            select c.account_id, copies.id, c.status, now(), now() from copies, cart c where c.id = $1 returning id)
     insert into placed_order (account_id, id, number, version_id, payment_id, payer_account_id, status, total_minor,
                               item_names, temperatures, product_slugs, search_terms, due_at, placed_at, updated_at)
     select o.account_id, copies.id, 'CS-COPY-' || n, o.version_id, o.payment_id, o.payer_account_id, 'confirmed', n % 7,
            o.item_names, o.temperatures, o.product_slugs, o.search_terms, o.due_at, o.placed_at - n * interval '1 minute', now()
       from copies join carts using (id), placed_order o where o.id = $1`,
    [order.id, many],
  );
  // As the server does by itself after so many new rows: it must not think that there are three.
  await service.asOwner((owner) => owner.query('analyze'));
}
