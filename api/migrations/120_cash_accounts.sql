-- Whether the practice keeps cash accounts (BNC): its file of entries then has one entry for each receipt, and none for an
-- invoice (ruling 148). The value of the owner counts.
alter table member add column cash_accounts boolean not null default false;
