import { beginTenant, inTransaction } from '../../db.ts'
import { trialEnding } from '../../mail/contents/trialEnding.ts'
import type { DocumentLetter } from '../../mail/DocumentLetter.ts'
import type { LetterData } from '../../mail/letterData.ts'
import { findTrial } from './trials.sql.ts'

/** Asked again when it leaves: who paid while it waited gets none, and the days that are left are those of then. */
export const trialLetter: DocumentLetter<LetterData['trialEnding']> = {
  open: ({ database, settings: { publicUrl, providerEmail }, now }, { tenantId }) =>
    inTransaction(database, async (tx) => {
      await beginTenant(tx, tenantId)
      const trial = await findTrial(tx)
      return trial && trialEnding(trial, { publicUrl, providerEmail, now: now() })
    }),
  decide: async () => {},
}
