import { errorCode } from '../../errorCodes.ts'
import { Restoration, RestorationInput, RestorationLink } from '../../accounts/restoration.ts'
import type { Route } from '../route.ts'

export const accountDeletionRoutes = {
  'GET /user/export': {
    summary: 'All stored data of the practice, as a ZIP archive',
    auth: 'bearer',
    privilege: 'ADMINISTRATION',
    whenBlocked: true,
    file: ['application/zip'],
    managesOwnTransactions: true,
    perMinute: 10,
    status: 200,
    errors: [errorCode.proofNeeded, errorCode.tooManyTries, errorCode.unavailable],
  },
  'DELETE /user': {
    summary:
      "Delete my account; deleting the owner's account closes the practice at once and destroys it after seven days, except its invoices",
    auth: 'bearer',
    whenBlocked: true,
    closesPractice: true,
    status: 204,
    errors: [errorCode.proofNeeded, errorCode.memberHasSessions],
  },
  'POST /restorations/view': {
    summary: 'The closed practice of an e-mailed link, which the owner can still restore',
    auth: 'account',
    readsOnly: true,
    containsSecret: true,
    body: RestorationLink,
    ok: Restoration,
    status: 200,
    errors: [errorCode.linkRefused],
  },
  'POST /restorations': {
    summary: "Restore a closed practice by the owner's e-mailed link, password and second factor",
    auth: 'account',
    containsSecret: true,
    body: RestorationInput,
    status: 204,
    errors: [
      errorCode.invalid,
      errorCode.linkRefused,
      errorCode.codeRefused,
      errorCode.codeUsed,
      errorCode.tooManyTries,
    ],
  },
} as const satisfies Record<string, Route>
