import type { TestApp } from './practice.ts'

/** Runs a statement that triggers and foreign keys would refuse, like an attacker with access to the database files. */
export const behindTriggers = async ({ admin }: TestApp, statement: string): Promise<void> => {
  await admin(`begin; set local session_replication_role = replica; ${statement}; commit`)
}
