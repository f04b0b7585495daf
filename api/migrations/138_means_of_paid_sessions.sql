-- By what means a session was paid (ruling 173); null if the means is unknown, and for a session that is not paid.
alter table session add column paid_means text
  constraint session_paid_means check (paid_means in ('TRANSFER', 'CHEQUE', 'CASH', 'CARD', 'DIRECT_DEBIT'));

-- Several calls, and replicas of the version before, mark a session unpaid without naming the means.
create function clear_means_of_unpaid_session() returns trigger language plpgsql as
$$
begin
  new.paid_means := null;
  return new;
end
$$;
create trigger session_means_cleared before insert or update of paid, paid_means on session for each row
  when (not new.paid) execute function clear_means_of_unpaid_session();
