import type { Messages } from 'shared/client'
import { checkYourDetails } from 'shared/domain/accounts/demoRequest'

/** One sentence, whatever the reason. */
export const askFailed: Messages = { otherwise: checkYourDetails }
