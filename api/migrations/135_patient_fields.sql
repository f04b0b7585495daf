-- A second phone number, a year of birth where the day is unknown, and the practice's own note, encrypted. No constraint
-- holds the year apart from the date: a former replica that saves a date leaves the year, which readers then ignore.
alter table patient
  add column second_phone_number text not null default '',
  add column birth_year smallint constraint patient_birth_year check (birth_year between 1900 and 2199),
  add column practice_note_sealed bytea;
