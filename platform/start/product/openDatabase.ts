import { join } from 'node:path'
import { migrate } from '../../../api/src/migrate.ts'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { queryOnce } from '../../postgres/queryOnce.ts'
import { startPostgres } from '../../postgres/startPostgres.ts'
import type { Settings } from '../launcher/settings.mjs'

export type OpenDatabase = {
  adminUrl: string
  /** For the API: a role that owns no table. */
  apiUrl: string
  /** It holds no account yet. */
  isNew: boolean
  /** Resolves when the embedded server has exited, stopped or crashed. */
  exited: Promise<unknown>
  stop(): Promise<void>
}

/** Opens the operator's database, or an embedded one, migrated to the newest schema. */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  const server =
    databaseUrl === undefined ? await startPostgres({ dir: join(dataDir, 'postgres') }) : externalServer(databaseUrl)
  try {
    const { apiUrl } = await migrateDatabase(server.adminUrl)
    const [account] = await queryOnce(server.adminUrl, 'select 1 from auth.account limit 1')
    return { ...server, apiUrl, isNew: account === undefined }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Checks before any long work that the database can be opened: the password may be wrong, the database missing. */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  try {
    await queryOnce(databaseUrl, 'select 1')
  } catch (error) {
    throw new OperatorError(
      `The database of DATABASE_URL refuses: ${error instanceof Error ? error.message : 'no reason given'}.`,
      { cause: error },
    )
  }
}

function externalServer(adminUrl: string) {
  const never = new Promise<never>(() => {})
  return { adminUrl, exited: never, stop: async () => {} }
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
