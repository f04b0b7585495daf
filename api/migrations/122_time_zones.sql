-- No screen set the time zone of a practice: those overseas had that of Paris. Where no document would move to another day
-- than the one it prints, it follows the postal code of the owner.
do $$
declare
  name text;
  secured text[] := array['tenant', 'member', 'session', 'bill', 'bill_line', 'bill_payment', 'sold_day', 'document_day'];
begin
  foreach name in array secured loop execute format('alter table %I no force row level security', name); end loop;
  update tenant t set time_zone = overseas.zone
    from (
      select o.tenant_id, case
          when o.zip_code = '97133' then 'America/St_Barthelemy'
          when o.zip_code = '97150' then 'America/Marigot'
          else prefix.zone
        end as zone
      from (
        select distinct on (m.tenant_id) m.tenant_id, m.zip_code from member m
          where 'ROLE_ADMIN' = any(m.roles) order by m.tenant_id, m.created_at
      ) o
      join (values
        ('971', 'America/Guadeloupe'), ('972', 'America/Martinique'), ('973', 'America/Cayenne'), ('974', 'Indian/Reunion'),
        ('975', 'America/Miquelon'), ('976', 'Indian/Mayotte'), ('977', 'America/St_Barthelemy'), ('978', 'America/Marigot'),
        ('984', 'Indian/Kerguelen'), ('986', 'Pacific/Wallis'), ('987', 'Pacific/Tahiti'), ('988', 'Pacific/Noumea')
      ) prefix (digits, zone) on prefix.digits = left(o.zip_code, 3)
    ) overseas
    where overseas.tenant_id = t.id and t.time_zone = 'Europe/Paris' and t.closed_at is null
      and not exists (select from bill b where b.tenant_id = t.id
        and (b.created_at at time zone t.time_zone)::date <> (b.created_at at time zone overseas.zone)::date);
  foreach name in array secured loop execute format('alter table %I force row level security', name); end loop;
end $$;
