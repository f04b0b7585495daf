-- The file's lines that differ from a patient already there were left out, by the choice of whoever ran the import.
alter table patient_import add column only_new boolean not null default false;
