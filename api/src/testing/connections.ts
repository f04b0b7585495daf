import { sql } from 'kysely'
import type { TestApp } from './practice.ts'

/**
 * Opens one connection per concurrent operation in advance: connecting first would delay an operation too much for a
 * race.
 */
export const connectionsFor = ({ database }: TestApp, acts: number) =>
  Promise.all(Array.from({ length: acts }, () => sql`select pg_sleep(0.05)`.execute(database)))
