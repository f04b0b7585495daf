import { Type, type Static, type TObject } from 'typebox'
import { Value } from 'typebox/value'
import type { Services } from '../services.ts'
import type { RetryPolicy } from './retryPolicies.ts'

export interface JobRun {
  /** The job is given up when this run fails. */
  isLastTry: boolean
}

/** What the worker hands to each job. */
export interface JobDependencies {
  services: Services
  deliverEmail: (emailId: string, run: JobRun) => Promise<void>
}

interface JobDeclaration<Data extends TObject> {
  /** The name of its queue in the database. */
  name: string
  /** Ids only: the tables of jobs have no row-level security. */
  data: Data
  /** A cron expression in UTC; without it the job is sent by `sendJob` alone. */
  schedule?: string
  retry: RetryPolicy
  /** A run that takes longer is given up, and tried again as `retry` says. */
  timeoutSeconds: number
  /** May run twice (at least once), never half: a failure throws. */
  run: (data: Static<Data>, dependencies: JobDependencies, run: JobRun) => Promise<void>
}

/** A job that checks its data itself, so that jobs of all kinds fit into one list. */
export interface Job<Data extends TObject = TObject> extends Omit<JobDeclaration<Data>, 'run'> {
  run: (data: unknown, dependencies: JobDependencies, run: JobRun) => Promise<void>
}

/** For jobs that a schedule sends. */
export const noData = Type.Object({})

/** Declares a job; `modules/background.ts` lists them all. */
export const defineJob = <Data extends TObject>({ run, ...declaration }: JobDeclaration<Data>): Job<Data> => ({
  ...declaration,
  run: async (data, dependencies, options) => run(Value.Parse(declaration.data, data ?? {}), dependencies, options),
})
