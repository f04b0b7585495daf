-- Towns as people write them: « Lyon, France », « Lyon (69) », « Lyon 3e », « Lyon Cedex 03 » are Lyon. The same rule is
-- in shared/src/domain/directory/townKey.ts.
create or replace function town_key(town text) returns text language sql immutable strict parallel safe as
$$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(
      regexp_replace(public.plain(town), '\(\s*(\d{5}|\d{2,3}|2[ab])\s*\)', ' ', 'g'),
      '[[:space:],()./''’-]+', ' ', 'g')),
    '(?<! de) france$', ''),
    ' cedex( \d{1,2})?$', ''),
    '^(\d{5}|\d{2,3}|2[ab]) (?=\D)', ''),
    '^(paris|lyon|marseille) \d{1,2}( ?(er|e|eme|nd))?( (arr|ardt|arrondissement))?$', '\1'),
    '\mst(e?)\M', 'saint\1', 'g')
$$;

-- Computes the stored keys again; the index goes and comes with the column.
alter table directory.therapist drop column town_search;
alter table directory.therapist
  add column town_search text not null generated always as (public.town_key(city)) stored;
create index therapist_town on directory.therapist (town_search);
