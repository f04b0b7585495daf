-- Why the amounts at 0 % have no VAT, as issued: the e-reporting tells what is outside the scope of VAT. Null where all
-- have VAT, of credit notes of such invoices, and of those issued before: they go by is_exempt.
alter table bill add column vat_reason text
  constraint bill_vat_reason check (vat_reason in ('FRANCHISE', 'EXONERE_SANTE', 'GUYANE_MAYOTTE', 'OUTSIDE_TERRITORY', 'EXPORT'));
