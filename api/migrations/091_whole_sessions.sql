-- A session that one invoice has as a whole is divided no more, whoever pays for its patient by now. Its row is locked first: who
-- bills it at the same time is waited for.
create function refuse_part_of_whole() returns trigger language plpgsql as
$$
declare is_whole boolean;
begin
  select bill_id is not null and part_bill_id is null into is_whole from session
    where tenant_id = new.tenant_id and id = new.session_id for share;
  if is_whole then
    raise exception 'An invoice has the session as a whole.' using errcode = '23514', constraint = 'session_part_of_whole';
  end if;
  return new;
end
$$;
create trigger session_part_not_of_whole before insert on session_part for each row execute function refuse_part_of_whole();
