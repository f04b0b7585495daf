-- A line of an attendance sheet that was made by mistake is struck by a further line. It stays, and who was struck may
-- sign again: the service, which locks the session first, refuses a second line that is not struck.
alter table attendance_entry add column strikes uuid;
alter table attendance_entry drop constraint attendance_entry_once;
alter table attendance_entry add constraint attendance_entry_strikes foreign key (tenant_id, strikes) references attendance_entry;
alter table attendance_entry add constraint attendance_entry_struck_once unique (tenant_id, strikes);
alter table attendance_entry add constraint attendance_entry_strike_absent check (strikes is null or not present);
create index attendance_entry_of_session on attendance_entry (tenant_id, session_id);

-- A session all of whose lines are struck is hidden instead of deleted, so that its lines are kept.
alter table session drop constraint session_state;
alter table session add constraint session_state check (state in ('PENDING', 'VALIDATED', 'CANCELLED', 'EXPIRED', 'HIDDEN'));
