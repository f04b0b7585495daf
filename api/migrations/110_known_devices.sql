-- Browsers from which an account has signed in. They are recognised after a sign-out: a sign-in from another one is e-mailed
-- to the account's address, and their attempts at the password are counted apart (ruling 29).
create table auth.known_device (
  id uuid constraint known_device_pkey primary key,
  account_id uuid not null constraint known_device_account references auth.account on delete cascade,
  -- SHA-256 of the cookie's secret; on a partner's site, where there is no cookie, of that site and the browser's name.
  identity_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint known_device_identity unique (account_id, identity_hash)
);
create index known_device_last_used_at on auth.known_device (last_used_at);
grant select, insert, update, delete on auth.known_device to complice_api;

-- The browser of a sign-in; null for those of a former version, until their next renewal.
alter table auth.sign_in add column device_id uuid constraint sign_in_device references auth.known_device on delete set null;
create index sign_in_of_device on auth.sign_in (device_id);
