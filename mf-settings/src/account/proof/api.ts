import { call } from 'shared/client'
import { proofHeader, type ProofInput } from 'shared/contracts/accounts/proof'

export const readProofNeed = () => call('GET /user/proof')

/** Returns the request header of the proof. */
export async function createProof(body: ProofInput): Promise<Record<string, string>> {
  const { proof } = await call('POST /user/proof', { body })
  return { [proofHeader]: proof }
}
