-- What the books go by, as it was when an invoice was issued. Null of those issued before: they go by what is known today.
alter table bill
  -- For a firm with a SIREN, so that it is an electronic invoice.
  add column is_business boolean,
  -- Without VAT since it is care (CGI, art. 261-4-1°).
  add column is_exempt boolean,
  -- Its VAT is due when it is invoiced, not when it is paid.
  add column vat_on_debits boolean;
