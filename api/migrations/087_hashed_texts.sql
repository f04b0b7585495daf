-- What the hash of an invoice, a payment or a closure is made of, beside the hash before it: an archive says it, so that whoever
-- has the archive alone can compute the hash again. The hashes stay what they were.
create function bill_text(b bill) returns text language sql immutable as
$$
  select concat_ws('|', b.tenant_id, b.id, b.kind, b.position, b.bill_number, iso_day(b.issued_on), coalesce(iso_day(b.due_on), ''),
    coalesce(b.corrects_id::text, ''), b.therapist_id, b.client_name, b.net_price, b.total_price, b.taxes)
$$;
create function bill_payment_text(p bill_payment) returns text language sql immutable as
$$
  select concat_ws('|', p.tenant_id, p.id, p.position, p.bill_id, p.kind, p.means, p.amount, iso_day(p.paid_on),
    coalesce(p.corrects::text, ''), coalesce(p.session_id::text, ''), coalesce(p.recorded_by::text, ''), iso_day(p.recorded_on),
    extract(epoch from p.recorded_at))
$$;
create function bill_closure_text(c bill_closure) returns text language sql immutable as
$$
  select concat_ws('|', c.tenant_id, c.id, c.period, c.position, iso_day(c.first_day), iso_day(c.last_day), c.bill_count, c.billed,
    c.billed_net, c.credit_note_count, c.credited, c.credited_net, c.payment_count, c.received, c.refunded, c.perpetual_billed,
    c.perpetual_received, extract(epoch from c.closed_at))
$$;

create or replace function bill_hash(b bill) returns bytea language sql immutable as
$$
  select sha256(coalesce(b.previous_hash, ''::bytea) || b.content_hash || coalesce(b.xml_hash, ''::bytea) || convert_to(bill_text(b), 'UTF8'))
$$;
create or replace function bill_payment_hash(p bill_payment) returns bytea language sql immutable as
$$ select sha256(coalesce(p.previous_hash, ''::bytea) || convert_to(bill_payment_text(p), 'UTF8')) $$;
create or replace function bill_closure_hash(c bill_closure) returns bytea language sql immutable as
$$ select sha256(coalesce(c.previous_hash, ''::bytea) || convert_to(bill_closure_text(c), 'UTF8')) $$;
