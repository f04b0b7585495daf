import { sql } from 'kysely'
import type { TestApp } from './practice.ts'

/**
 * Opens a connection for each concurrent operation in advance: an operation that had to connect first would start too
 * late to compete with the others.
 */
export const openConnections = ({ database }: TestApp, count: number) =>
  Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.05)`.execute(database)))
