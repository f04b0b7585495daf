import type { Messages } from 'shared/client'
import { checkFieldsMessage } from 'shared/domain/accounts/demoRequest'

/** Shows the same message for every error. */
export const demoFailureMessages: Messages = { otherwise: checkFieldsMessage }
