-- Why more than 1,000 € in cash was received or refunded for one invoice (ruling 147); only for the rows above that.
alter table bill_payment
  add column cash_reason text constraint bill_payment_cash_reason check (cash_reason in ('NO_ACCOUNT', 'NON_RESIDENT', 'RECORDED_FACT')),
  add constraint bill_payment_cash_reason_means check (cash_reason is null or means = 'CASH');

-- As before, followed by the reason where there is one, so that the hashes of earlier rows stay what they were.
create or replace function bill_payment_text(p bill_payment) returns text language sql immutable as
$$
  select concat_ws('|', p.tenant_id, p.id, p.position, p.bill_id, p.kind, p.means, p.amount, iso_day(p.paid_on),
    coalesce(p.corrects::text, ''), coalesce(p.session_id::text, ''), coalesce(p.recorded_by::text, ''), iso_day(p.recorded_on),
    extract(epoch from p.recorded_at), p.receipt_id, p.cash_reason)
$$;
