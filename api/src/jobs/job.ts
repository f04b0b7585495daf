import { Type, type Static, type TObject } from 'typebox'
import { Value } from 'typebox/value'
import type { Services } from '../services.ts'
import type { RetryPolicy } from './retryPolicies.ts'

export interface JobRun {
  /** Whether the job is not retried if this run fails. */
  isLastTry: boolean
}

/** Context that the worker passes to each job. */
export interface JobDependencies {
  services: Services
  deliverEmail: (emailId: string, run: JobRun) => Promise<void>
}

interface JobDeclaration<Data extends TObject> {
  /** The name of the job's queue in the database. */
  name: string
  /** Contains only ids: the job tables have no row-level security. */
  data: Data
  /** A cron expression in UTC; without a schedule only `sendJob` sends the job. */
  schedule?: string
  retry: RetryPolicy
  /** A longer run is aborted and retried according to `retry`. */
  timeoutSeconds: number
  /** May be called more than once for a job (at-least-once delivery); must throw if any part of the work fails. */
  run: (data: Static<Data>, dependencies: JobDependencies, run: JobRun) => Promise<void>
}

/** A job that validates its own data, so that jobs of all data types fit into one list. */
export interface Job<Data extends TObject = TObject> extends Omit<JobDeclaration<Data>, 'run'> {
  run: (data: unknown, dependencies: JobDependencies, run: JobRun) => Promise<void>
}

/** The data of scheduled jobs. */
export const noData = Type.Object({})

/** Declares a job; `modules/background.ts` lists them all. */
export const defineJob = <Data extends TObject>({ run, ...declaration }: JobDeclaration<Data>): Job<Data> => ({
  ...declaration,
  run: async (data, dependencies, options) => run(Value.Parse(declaration.data, data ?? {}), dependencies, options),
})
