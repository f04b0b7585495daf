import { errorCode } from '../../errorCodes.ts'
import { Proof, ProofInput, ProofNeed } from '../../accounts/proof.ts'
import type { Route } from '../route.ts'

export const proofRoutes = {
  'GET /user/proof': {
    summary: 'Whether my sign-in is too old to export all data or to delete my account without a proof',
    auth: 'bearer',
    whenBlocked: true,
    ok: ProofNeed,
    status: 200,
    errors: [],
  },
  'POST /user/proof': {
    summary: 'Confirm my identity by my password and the code of my second factor; the proof is valid for five minutes',
    auth: 'bearer',
    whenBlocked: true,
    managesOwnTransactions: true,
    containsSecret: true,
    body: ProofInput,
    ok: Proof,
    status: 200,
    errors: [errorCode.invalid, errorCode.codeRefused, errorCode.codeUsed, errorCode.tooManyTries],
  },
} as const satisfies Record<string, Route>
