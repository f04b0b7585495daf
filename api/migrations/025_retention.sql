-- For how many years a practice keeps a file after the last contact; and until when a member kept one nevertheless.
alter table tenant add column retention_years integer not null default 5
  constraint tenant_retention_years check (retention_years between 1 and 30);
alter table patient add column kept_until date;
