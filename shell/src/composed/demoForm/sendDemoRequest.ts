import type { DemoRequest } from 'shared/contracts/directory/booking'
import type { Problem } from 'shared/contracts/wire'
import { isRecord } from 'shared/domain/isRecord'

/** As long as the calls of the live pages (shared/src/client/http.ts). */
const timeoutMs = 30_000

const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string'

/** What the API says of the fields it refuses; nothing in the response of a proxy. */
async function problemsIn(response: Response): Promise<readonly Problem[]> {
  const body: unknown = await response.json().catch(() => undefined)
  return isRecord(body) && Array.isArray(body['problems']) ? body['problems'].filter(isProblem) : []
}

/** Sends what the live form sends (mf-public/src/landing/demo/api.ts), by `fetch` alone. No response: `unreachable`. */
export async function sendDemoRequest(
  request: DemoRequest,
): Promise<'sent' | 'unreachable' | { refused: readonly Problem[] }> {
  try {
    const response = await fetch(new URL('/api/ask-demo', window.location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? 'sent' : { refused: await problemsIn(response) }
  } catch {
    return 'unreachable'
  }
}
