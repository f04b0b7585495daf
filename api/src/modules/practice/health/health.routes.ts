import { errorCode } from 'shared/contracts/errorCodes'
import type { Handlers } from '../../../handlers.ts'
import { listMigrations } from '../../../migrate.ts'
import { Refusal } from '../../../refusal.ts'
import { listAppliedMigrations } from './health.sql.ts'

const newestMigration = listMigrations().at(-1)?.name

export const healthHandlers = {
  'GET /health': async () => ({ status: 'ok' as const }),

  'GET /ready': async ({ services }) => {
    // An unreachable database counts as not ready.
    const appliedMigrations = await listAppliedMigrations(services.database).catch((): string[] => [])
    if (!newestMigration || !appliedMigrations.includes(newestMigration)) throw new Refusal(503, errorCode.unavailable)
    return { status: 'ready' as const }
  },
} satisfies Partial<Handlers>
