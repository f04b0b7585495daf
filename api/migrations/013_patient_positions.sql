-- Where a patient's address is, given when it is saved; null without a postal code.
alter table patient
  add column latitude double precision,
  add column longitude double precision,
  add column precision text constraint patient_precision check (precision in ('address', 'zipCode', 'default'));
