-- A practice is confirmed once the address of its owner is: until then it e-mails nobody else, and the directory does not
-- list it (ruling 136). Accounts that exist count as confirmed.
update auth.account set confirmed_at = now() where kind = 'MEMBER' and confirmed_at is null;

-- Any member's address counts: nobody joins before the owner's is confirmed, and the owner may leave later. Only true for
-- the practice of the transaction.
create function auth.is_confirmed_practice(practice uuid) returns boolean language sql stable as
$$
  select exists (select from public.member m join auth.account a on a.id = m.id
    where m.tenant_id = practice and a.confirmed_at is not null)
$$;
revoke all on function auth.is_confirmed_practice(uuid) from public;
grant execute on function auth.is_confirmed_practice(uuid) to complice_api;
