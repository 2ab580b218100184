-- What always holds between the store and the card network of a demo, at any moment and after any kill: the network may
-- know more than the store, because it is asked first, and never less.
select 'what the card network gave back is the sum of its refunds' as rule, i.id as subject,
       format('%s given back, refunds of %s', i.refunded_minor, coalesce(sum(r.amount_minor), 0)) as found
  from fake_card_network.intent i
  left join fake_card_network.refund r on r.intent_id = i.id
 group by i.id
having i.refunded_minor <> coalesce(sum(r.amount_minor), 0)
union all
select 'a card payment went through only if the card network took that much', p.id::text,
       format('payment %s of %s, intent %s of %s', p.status, p.amount_minor, i.status, i.amount_minor)
  from payment p
  join fake_card_network.intent i on i.id = p.network_id
 where p.status in ('succeeded', 'refunded') and (i.status <> 'succeeded' or i.amount_minor <> p.amount_minor)
