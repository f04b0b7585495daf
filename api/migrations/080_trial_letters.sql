-- Letters about the end of the trial; who does not want them has them switched off by the operator.
alter table tenant add column trial_letters boolean not null default true;

-- The practices whose trial ends about now and that have not paid; which letter is due is asked within each.
create function auth.trials_about(at timestamptz) returns setof uuid
language sql stable security definer set search_path = public, auth, pg_temp as
$$
  select id from tenant
  where not payable and closed_at is null and trial_letters
    and trial_ends_at between at - interval '9 days' and at + interval '9 days'
$$;
grant create on schema auth to complice_walls;
alter function auth.trials_about(timestamptz) owner to complice_walls;
revoke create on schema auth from complice_walls;
revoke all on function auth.trials_about(timestamptz) from public;
grant execute on function auth.trials_about(timestamptz) to complice_api;

-- What a run did not send is sent by the next.
select jobs.create_queue('remindOfTrials', '{"policy": "standard", "retryLimit": 0, "expireInSeconds": 600, "deleteAfterSeconds": 86400}');
insert into jobs.schedule (name, cron, timezone) values ('remindOfTrials', '20 * * * *', 'UTC');
