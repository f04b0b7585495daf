-- A town by which its writings are equal: « Saint-Étienne », « St Étienne » and « saint etienne ».
create function town_key(town text) returns text language sql immutable strict parallel safe as
$$ select regexp_replace(btrim(regexp_replace(public.plain(town), '[[:space:],''’-]+', ' ', 'g')), '\mst(e?)\M', 'saint\1', 'g') $$;

-- The towns of the directory have pages of their own, which are looked up for each search.
alter table directory.therapist
  add column town_search text not null generated always as (public.town_key(city)) stored;
create index therapist_town on directory.therapist (town_search);
