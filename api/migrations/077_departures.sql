-- Who left the public directory: an id and a day, nothing else of the therapist. Their page says to search engines that it
-- is gone (410), for a year; who comes back is no longer here.
create table directory.departure (
  id uuid constraint departure_pkey primary key,
  left_on date not null default current_date
);
create index departure_left_on on directory.departure (left_on);
grant select on directory.departure to complice_api;
grant select, insert, update, delete on directory.departure to complice_walls;

create function directory.note_departure() returns trigger
language plpgsql security definer set search_path = directory, pg_temp as
$$
begin
  insert into directory.departure (id) values (old.id) on conflict (id) do update set left_on = current_date;
  return null;
end
$$;
create function directory.note_return() returns trigger
language plpgsql security definer set search_path = directory, pg_temp as
$$
begin
  delete from directory.departure where id = new.id;
  return null;
end
$$;
create function auth.purge_departures() returns void
language sql security definer set search_path = directory, pg_temp as
$$ delete from directory.departure where left_on < current_date - 365 $$;

grant create on schema auth, directory to complice_walls;
alter function directory.note_departure() owner to complice_walls;
alter function directory.note_return() owner to complice_walls;
alter function auth.purge_departures() owner to complice_walls;
revoke create on schema auth, directory from complice_walls;
revoke all on function directory.note_departure(), directory.note_return(), auth.purge_departures() from public;
grant execute on function auth.purge_departures() to complice_api;

create trigger therapist_left after delete on directory.therapist for each row execute function directory.note_departure();
create trigger therapist_returned after insert on directory.therapist for each row execute function directory.note_return();
