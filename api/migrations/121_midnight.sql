-- 24:00 could not be chosen as the end of opening hours: their last minute stood for it. The owner sees the rows of all
-- practices while row-level security is not forced on it.
alter table opening_hours no force row level security;
update opening_hours set end_time = '24:00' where end_time = '23:59';
alter table opening_hours force row level security;
