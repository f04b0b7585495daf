-- The token a renewal token was given for: reuse of one is theft once a successor of it was used. Null for the first of a
-- sign-in, and for those that a former version wrote.
alter table auth.refresh_token add column predecessor uuid;
create index refresh_token_predecessor on auth.refresh_token (predecessor);
