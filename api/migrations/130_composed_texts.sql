-- Texts of one character per accented letter (NFC), as requests are stored from now on: a name that a Mac wrote in two
-- characters is the same name. The owner sees all rows while row-level security is not forced on it.
do $$
declare
  name text;
  columns text;
  is_decomposed text;
begin
  foreach name in array array['tenant', 'member', 'patient', 'animal', 'club', 'session_type', 'patient_payer'] loop
    select string_agg(format('%1$I = normalize(%1$I, nfc)', column_name), ', '),
      string_agg(format('%I is not nfc normalized', column_name), ' or ')
      into columns, is_decomposed
      from information_schema.columns
      where table_schema = 'public' and table_name = name and data_type = 'text' and is_generated = 'NEVER';
    execute format('alter table %I no force row level security', name);
    execute format('alter table %I disable trigger user', name);
    execute format('update %I set %s where %s', name, columns, is_decomposed);
    execute format('alter table %I enable trigger user', name);
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
