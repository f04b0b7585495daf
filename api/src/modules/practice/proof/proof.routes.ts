import type { Handlers } from '../../../handlers.ts'
import { createProof, readProofNeed } from './proof.service.ts'

export const proofHandlers = {
  'GET /user/proof': (call) => readProofNeed(call, call.request),

  'POST /user/proof': (call) => createProof(call, call.body),
} satisfies Partial<Handlers>
