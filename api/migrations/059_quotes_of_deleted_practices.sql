-- As before, but a quote goes with its practice, when its owner deletes the account: only auth.erase_practice runs as
-- complice_walls and deletes quotes.
create or replace function refuse_change_of_estimation() returns trigger language plpgsql as
$$
begin
  if tg_op = 'DELETE' and current_user = 'complice_walls' then return old; end if;
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'patient_id') = (to_jsonb(old) - 'patient_id') and exists (
      select from patient where tenant_id = old.tenant_id and id = old.patient_id and merged_into = new.patient_id
    ) then
      return new;
    end if;
  end if;
  raise exception 'ESTIMATION_FROZEN: a quote that was issued is neither changed nor deleted';
end
$$;
