import { beginTenant, inTransaction } from '../../../db.ts'
import { trialEnding } from '../../../mail/contents/trialEnding.ts'
import type { DocumentLetter } from '../../../mail/DocumentLetter.ts'
import type { LetterData } from '../../../mail/letterData.ts'
import { findTrial } from './trials.sql.ts'
import { unsubscribeLinks } from './unsubscribeLinks.ts'

/** Asked again when it leaves: who paid or ended these letters while it waited gets none, and the days that are left are those of then. */
export const trialLetter: DocumentLetter<LetterData['trialEnding']> = {
  open: async (services, { tenantId }) => {
    const { publicUrl, providerEmail } = services.settings
    const trial = await inTransaction(services.database, async (tx) => {
      await beginTenant(tx, tenantId)
      return findTrial(tx)
    })
    if (!trial) return undefined
    const unsubscribe = await unsubscribeLinks(services, tenantId)
    return trialEnding({ ...trial, unsubscribe }, { publicUrl, providerEmail, now: services.now() })
  },
  decide: async () => {},
}
