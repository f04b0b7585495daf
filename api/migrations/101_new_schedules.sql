-- The API adds the schedule of a new job when it starts; it may still not change or delete one.
grant insert on jobs.schedule to complice_api;
