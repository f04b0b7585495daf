-- What a session was invoiced at, and what was received on a day: reports read a period of each.
create index bill_line_of_session on bill_line (tenant_id, session_id, bill_id) include (net, rate) where session_id is not null;
create index bill_payment_of_day on bill_payment (tenant_id, paid_on);
