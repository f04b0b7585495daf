-- The country of a client's address, by which it is printed and taxed (ruling 161). French postal codes of other
-- countries and territories tell theirs, as in shared/src/domain/contact/country.ts.
alter table patient add column country text not null default 'FR'
  constraint patient_country check (country ~ '^[A-Z]{2}$');
alter table patient_payer add column country text not null default 'FR'
  constraint patient_payer_country check (country ~ '^[A-Z]{2}$');

create temporary table country_of_prefix (prefix text, country text) on commit drop;
insert into country_of_prefix values ('97133', 'BL'), ('977', 'BL'), ('97150', 'MF'), ('978', 'MF'), ('975', 'PM'),
  ('980', 'MC'), ('984', 'TF'), ('986', 'WF'), ('987', 'PF'), ('988', 'NC');
update patient set country = c.country from country_of_prefix c where starts_with(patient.zip_code, c.prefix);
update patient_payer set country = c.country from country_of_prefix c where starts_with(patient_payer.zip_code, c.prefix);
