-- A guardian has no limit: one that was a department's before its kind was changed could not be removed. Their owner sees all rows
-- while row-level security is not forced on it.
alter table patient_payer no force row level security;
update patient_payer set yearly_ceiling = null where kind = 'GUARDIAN' and yearly_ceiling is not null;
alter table patient_payer force row level security;
