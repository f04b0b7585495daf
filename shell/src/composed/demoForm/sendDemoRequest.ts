import type { DemoRequest } from 'shared/contracts/directory/booking'
import type { Problem } from 'shared/contracts/wire'
import { isRecord } from 'shared/domain/isRecord'

/** Timeout of a request, the same as on React's pages (shared/src/client/http.ts). */
const timeoutMs = 30_000

const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string'

/** Returns the problems in the API's response; none if the response is a proxy's. */
async function problemsIn(response: Response): Promise<readonly Problem[]> {
  const body: unknown = await response.json().catch(() => undefined)
  return isRecord(body) && Array.isArray(body['problems']) ? body['problems'].filter(isProblem) : []
}

/**
 * Sends the same request as React's form (mf-public/src/landing/demo/api.ts) with plain `fetch`.
 * Returns the problems of a refusal, and `unreachable` without a response.
 */
export async function sendDemoRequest(
  request: DemoRequest,
): Promise<'sent' | 'unreachable' | { problems: readonly Problem[] }> {
  try {
    const response = await fetch(new URL('/api/ask-demo', window.location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? 'sent' : { problems: await problemsIn(response) }
  } catch {
    return 'unreachable'
  }
}
