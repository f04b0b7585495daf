import type { CancellationDelay } from 'shared/contracts/accounts/user'
import type { Tx } from '../../../db.ts'

const delays = (tx: Tx) => tx.selectFrom('tenant').select('cancellation_before as cancellationBefore')

export const findDelay = (tx: Tx): Promise<CancellationDelay> => delays(tx).executeTakeFirstOrThrow()

/** Changes of the practice's delay wait for each other. */
export const lockDelay = (tx: Tx): Promise<CancellationDelay> => delays(tx).forNoKeyUpdate().executeTakeFirstOrThrow()

export const updateDelay = (tx: Tx, { cancellationBefore }: CancellationDelay) =>
  tx.updateTable('tenant').set({ cancellation_before: cancellationBefore }).execute()
