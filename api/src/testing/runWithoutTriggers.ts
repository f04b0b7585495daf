import type { TestApp } from './practice.ts'

/** Runs a statement without triggers and foreign keys, as an attacker with access to the database files could. */
export const runWithoutTriggers = async ({ admin }: TestApp, statement: string): Promise<void> => {
  await admin(`begin; set local session_replication_role = replica; ${statement}; commit`)
}
