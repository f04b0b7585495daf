-- Invoices to firms abroad (ruling 162): VAT that the client owes is a reason of its own, and sales to firms
-- established abroad are reported one by one, with the country and the VAT number as issued. Null before.
alter table bill drop constraint bill_vat_reason;
alter table bill add constraint bill_vat_reason
  check (vat_reason in ('FRANCHISE', 'EXONERE_SANTE', 'GUYANE_MAYOTTE', 'OUTSIDE_TERRITORY', 'EXPORT', 'REVERSE_CHARGE'));
alter table bill add column is_international boolean;
alter table bill add column client_country text;
alter table bill add column client_vat_number text;
