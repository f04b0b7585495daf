-- The VAT number of a firm and of an organisation that pays, printed on their documents.
alter table patient add column vat_number text not null default '';
alter table patient_payer add column vat_number text not null default '';
