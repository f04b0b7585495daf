-- The embedded mailbox of development and demonstration: what its SMTP server received, as it came.
create table mailbox_message (
  id uuid primary key,
  -- A mail that was sent twice is kept once.
  message_id text not null constraint mailbox_message_message_id unique,
  recipient text not null,
  subject text not null,
  received_at timestamptz not null default now(),
  source bytea not null
);
create index mailbox_message_newest on mailbox_message (received_at desc);
grant select, insert, delete on mailbox_message to complice_api;
