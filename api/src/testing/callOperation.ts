import type { Operation } from './operations.ts'
import type { ApiResponse, TestApp } from './practice.ts'
import { proofOf } from './proof.ts'
import type { SampledCall } from './samples.ts'

/** Calls an operation of the OpenAPI document, with the proof that some calls of a member need. */
export async function callOperation(
  api: TestApp,
  token: string | undefined,
  { method }: Pick<Operation, 'method'>,
  { url, body }: Pick<SampledCall, 'url' | 'body'>,
): Promise<ApiResponse> {
  const caller = api.as(token)
  const proof = token === undefined ? {} : await proofOf(api, token)
  if (method === 'GET') return caller.get(url, proof)
  if (method === 'DELETE') return caller.delete(url, proof)
  return { POST: caller.post, PUT: caller.put, PATCH: caller.patch }[method](url, body, proof)
}
