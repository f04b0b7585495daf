-- A requested change of an account's e-mail address. It takes effect once it was confirmed at both addresses, by links
-- of which only the digests are stored. An account has one at a time.
create table auth.email_change (
  account_id uuid constraint email_change_pkey primary key constraint email_change_account references auth.account on delete cascade,
  new_email text not null constraint email_change_new_email_plain check (new_email = lower(btrim(new_email))),
  former_token_hash bytea not null constraint email_change_former_token unique,
  new_token_hash bytea not null constraint email_change_new_token unique,
  former_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
grant select, insert, update, delete on auth.email_change to complice_api;
