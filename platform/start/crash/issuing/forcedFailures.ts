import { queryOnce } from '../../../postgres/queryOnce.ts'

/** Makes this share (0–1) of the transactions that issue an invoice fail at commit, after everything was written. */
export const forceFailures = (adminUrl: string, share: number) =>
  queryOnce(
    adminUrl,
    `create function fail_some_bills() returns trigger language plpgsql as
       $$ begin if random() < ${share} then raise exception 'forced'; end if; return null; end $$;
     create constraint trigger fail_some_bills after insert on bill deferrable initially deferred
       for each row execute function fail_some_bills();`,
  )
