import { join } from 'node:path'
import { migrate } from '../../api/src/migrate.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { asked } from '../postgres/answers.ts'
import { startPostgres } from '../postgres/startPostgres.ts'
import type { Settings } from './settings.mjs'

export type OpenDatabase = {
  adminUrl: string
  /** As the role that owns nothing, for the API. */
  apiUrl: string
  /** Nobody ever signed up in it. */
  isNew: boolean
  /** Settles when the embedded server is gone, asked to or not. */
  exited: Promise<unknown>
  stop(): Promise<void>
}

/** The operator's database or an embedded one, at the newest version. */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  const server =
    databaseUrl === undefined ? await startPostgres({ dir: join(dataDir, 'postgres') }) : given(databaseUrl)
  try {
    const { apiUrl } = await migrated(server.adminUrl)
    const [account] = await asked(server.adminUrl, 'select 1 from auth.account limit 1')
    return { ...server, apiUrl, isNew: account === undefined }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Said before the long work: a wrong password, a database that is not there. */
export async function reachable(databaseUrl: string): Promise<void> {
  try {
    await asked(databaseUrl, 'select 1')
  } catch (error) {
    throw new OperatorError(
      `The database of DATABASE_URL refuses: ${error instanceof Error ? error.message : 'no reason given'}.`,
      { cause: error },
    )
  }
}

function given(adminUrl: string) {
  const never = new Promise<never>(() => {})
  return { adminUrl, exited: never, stop: async () => {} }
}

async function migrated(adminUrl: string) {
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
