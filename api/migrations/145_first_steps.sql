-- The first steps of a new practice are shown until they end: all are done, or a member hid them. The practices that
-- exist already are past them: the default, which is dropped at once, fills their rows.
alter table tenant
  add column first_steps_ended_at timestamptz default now(),
  -- The steps whose proposed values a member kept.
  add column first_steps_kept text[] not null default '{}'
    constraint tenant_first_steps_kept check (first_steps_kept <@ array['openingHours', 'sessionTypes']);
alter table tenant alter column first_steps_ended_at drop default;
