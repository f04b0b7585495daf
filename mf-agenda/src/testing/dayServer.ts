import type { FollowUp, ShortSession } from 'shared/contracts/agenda/session'
import { mockRawResponse } from 'shared/testing'

const means = ['CASH', 'CARD', 'CHEQUE', 'TRANSFER', 'DIRECT_DEBIT'] as const

/**
 * Mocks the requests that read these sessions and change their payment or presence, without the API's checks; a comment
 * is accepted but not kept. Returns a function that returns the current sessions.
 */
export function mockDayServer(initialSessions: readonly ShortSession[]): () => readonly ShortSession[] {
  let sessions = initialSessions
  function change(url: string, fields: Partial<ShortSession>) {
    const sessionId = new URL(url).pathname.split('/')[3]
    const session = sessions.find(({ id }) => id === sessionId)
    if (!session) return Response.json({ errorCode: 'E404', message: '' }, { status: 404 })
    const changedSession = { ...session, ...fields, version: session.version + 1 }
    sessions = sessions.map((other) => (other === session ? changedSession : other))
    return Response.json(changedSession)
  }
  mockRawResponse('GET /short-sessions', () => Response.json(sessions))
  mockRawResponse('PATCH /sessions/:id', ({ url }) => {
    const query = new URL(url).searchParams
    const paid = query.get('paid') === 'true'
    const paidMeans = means.find((choice) => paid && choice === query.get('means')) ?? null
    return change(url, { paid, paidMeans })
  })
  mockRawResponse('PATCH /sessions/:id/follow-up', async (request) => {
    const { patientPresent }: FollowUp = await request.json()
    return change(request.url, patientPresent === undefined ? {} : { patientPresent })
  })
  return () => sessions
}
