-- The acts and accesses of a practice are shown by time, the newest first.
create index audit_of_time on audit (tenant_id, at desc);
create index access_log_of_time on access_log (tenant_id, hour desc);
