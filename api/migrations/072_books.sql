-- The books read what was issued between two days.
create index bill_of_day on bill (tenant_id, issued_on) where issued_on is not null;
