-- An archived patient leaves the lists people choose from; sessions and invoices of the past keep it.
alter table patient add column archived_at timestamptz;

-- The last comment of each patient of a list is one step into this index, however many sessions there are.
create index session_commented on session (tenant_id, patient_id, day desc, start_time desc) where comments is not null and live;

-- The sessions of a firm that name an employee, from the employee's file.
create index session_of_employee on session_corporate_patient (tenant_id, patient_id);
