-- A voucher is used by whoever pays, who is the customer of the order: the limit for each customer counts that account. Null:
-- a use of before, which counted the owner of the cart.
alter table voucher_use add column customer_id uuid references account (id);

-- A cancelled order gives its use back, those of before as well.
with freed as (
  delete from voucher_use u using placed_order o
   where o.account_id = u.account_id and o.id = u.cart_id and o.status = 'cancelled'
  returning u.code, u.account_id
), by_code as (
  update voucher v set uses = v.uses - f.count
    from (select code, count(*)::int as count from freed group by code) f where v.code = f.code
)
update voucher_customer c set uses = c.uses - f.count
  from (select code, account_id, count(*)::int as count from freed group by code, account_id) f
 where c.code = f.code and c.account_id = f.account_id;
