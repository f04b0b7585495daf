import { sql } from 'kysely'
import type { TestApp } from './practice.ts'

/** Opens as many connections as operations that shall race: one that had to connect first would come too late. */
export const connectionsFor = ({ database }: TestApp, acts: number) =>
  Promise.all(Array.from({ length: acts }, () => sql`select pg_sleep(0.05)`.execute(database)))
