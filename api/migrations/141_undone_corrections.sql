-- The API's role can only add corrections to the workload register. Undoing a deletion removes those that this deletion
-- added: the work is in the register again, so that nothing was corrected.
grant select on session_deletion, session_deletion_session to complice_walls;
grant delete on work_correction to complice_walls;
create policy session_deletion_across on session_deletion for select to complice_walls using (tenant_id = app_tenant());
create policy session_deletion_session_across on session_deletion_session for select to complice_walls using (tenant_id = app_tenant());
create policy work_correction_undone on work_correction for delete to complice_walls using (tenant_id = app_tenant());

create function auth.undo_corrections(deletion uuid) returns void
language sql security definer set search_path = public, auth, pg_temp as
$$
  delete from work_correction correction using session_deletion d, session_deletion_session s
  where d.tenant_id = app_tenant() and d.id = deletion and s.tenant_id = d.tenant_id and s.deletion_id = d.id
    and correction.tenant_id = d.tenant_id and correction.session_id = s.session_id
    and correction.act = 'removed' and correction.corrected_at = d.deleted_at
$$;
grant create on schema auth to complice_walls;
alter function auth.undo_corrections(uuid) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.undo_corrections(uuid) from public;
grant execute on function auth.undo_corrections(uuid) to complice_api;
