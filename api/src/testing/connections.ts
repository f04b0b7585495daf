import { sql } from 'kysely'
import type { TestApp } from './practice.ts'

/** As many open connections as acts that are to meet: whoever had to open one first would come after the others, and meet nobody. */
export const connectionsFor = ({ database }: TestApp, acts: number) =>
  Promise.all(Array.from({ length: acts }, () => sql`select pg_sleep(0.05)`.execute(database)))
