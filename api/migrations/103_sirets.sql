-- The establishment of a firm: several establishments share one SIREN.
alter table patient add column siret text not null default '';
