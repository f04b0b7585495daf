-- What quotes and invoices say of the firm beside its name and address, and where it is paid.
alter table member
  -- Counts where `taxes` is false: why no VAT is due.
  add column vat_exemption text not null default 'FRANCHISE' constraint member_vat_exemption check (vat_exemption in ('FRANCHISE', 'EXONERE_SANTE')),
  add column vat_on_debits boolean not null default false,
  add column tva_number text not null default '',
  add column legal_form text not null default '',
  add column share_capital numeric(12, 2),
  add column rcs_city text not null default '',
  add column mediator_name text not null default '',
  add column mediator_address text not null default '',
  add column mediator_website text not null default '',
  -- Documents of this therapist carry their own bank details instead of the firm's.
  add column personal_bank_settings boolean not null default false,
  -- Bank, RIB, IBAN and BIC, sealed with the practice's key.
  add column bank_details bytea;
