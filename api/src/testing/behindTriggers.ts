import type { TestApp } from './practice.ts'

/** Runs a statement that the database's triggers and foreign keys would refuse, as whoever has its files could. */
export const behindTriggers = async ({ admin }: TestApp, statement: string): Promise<void> => {
  await admin(`begin; set local session_replication_role = replica; ${statement}; commit`)
}
