-- Rows of these tables are never changed or taken away; TRUNCATE would take away all of them past the triggers for rows.
create trigger order_history_is_not_emptied before truncate on order_history
  for each statement execute function refuse_change();
create trigger order_version_is_not_emptied before truncate on order_version
  for each statement execute function refuse_change();
create trigger edit_credit_transaction_is_not_emptied before truncate on edit_credit_transaction
  for each statement execute function refuse_change();
create trigger blanket_po_transaction_is_not_emptied before truncate on blanket_po_transaction
  for each statement execute function refuse_change();
create trigger refund_history_is_not_emptied before truncate on refund_history
  for each statement execute function refuse_change();
create trigger screening_history_is_not_emptied before truncate on screening_history
  for each statement execute function refuse_change();
