import { join } from 'node:path'
import { migrate } from '../../../api/src/migrate.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { queryOnce } from '../../postgres/queryOnce.ts'
import { superviseDatabase } from '../../postgres/superviseDatabase.ts'
import type { Settings } from '../launcher/settings.mjs'

export type OpenDatabase = {
  adminUrl: string
  /** URL for the API, whose role owns no table. */
  apiUrl: string
  /** Whether the database has no account yet. */
  isNew: boolean
  /** Resolves with the reason when the embedded server has exited and cannot be restarted. */
  failureReason: Promise<string>
  stop(): Promise<void>
}

type Report = (message: string) => void

/**
 * Opens the operator's database or, without one, an embedded database that is restarted if it exits; migrates it to
 * the newest schema.
 */
export async function openDatabase({ databaseUrl, dataDir }: Settings, report: Report): Promise<OpenDatabase> {
  const server =
    databaseUrl === undefined
      ? await superviseDatabase({ dir: join(dataDir, 'postgres') }, report)
      : externalServer(databaseUrl)
  try {
    const { apiUrl } = await migrateDatabase(server.adminUrl)
    const [account] = await queryOnce(server.adminUrl, 'select 1 from auth.account limit 1')
    return { ...server, apiUrl, isNew: account === undefined }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Checks early that the database can be opened, because the password may be wrong or the database missing. */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  try {
    await queryOnce(databaseUrl, 'select 1')
  } catch (error) {
    throw new OperatorError(
      `The database of DATABASE_URL refused the connection: ${error instanceof Error ? error.message : 'no reason given'}.`,
      { cause: error },
    )
  }
}

function externalServer(adminUrl: string) {
  const neverFails = new Promise<never>(() => {})
  return { adminUrl, failureReason: neverFails, stop: async () => {} }
}

async function migrateDatabase(adminUrl: string) {
  const apiPassword = process.env['API_DATABASE_PASSWORD']
  try {
    return await migrate({ adminUrl, ...(apiPassword && { apiPassword }) })
  } catch (error) {
    throw new OperatorError(
      `The database could not be prepared: ${error instanceof Error ? error.message : 'no reason given'}.`,
      { cause: error },
    )
  }
}
