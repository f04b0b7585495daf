-- Which worker runs a job. pg-boss does not record it; with it, a worker that starts again after a crash gives back the
-- jobs that its former process ran, instead of leaving them until they expire.
create table jobs.job_lease (
  job_id uuid primary key,
  job_name text not null,
  worker text not null,
  created_at timestamptz not null default now()
);
create index job_lease_worker on jobs.job_lease (worker);
grant select, insert, update, delete on jobs.job_lease to complice_api;
