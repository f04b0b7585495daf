import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  mockResponse,
  mockRawResponse,
  resetMocks,
  mockNetworkError,
  mockFailure,
  mockFailureOnce,
  signedInAs,
  signedOut,
} from 'shared/testing'
import { call, messageFor, useConnection } from 'shared/client'
import { useSession } from 'shared/session'
import { errorCode } from '../contracts/errorCodes.ts'

const { getState: getSessionState } = useSession

describe('call()', () => {
  beforeEach(() => {
    resetMocks()
    signedOut()
  })

  it("sends the member's token to a route for members, and no token to a public route", async () => {
    signedInAs()
    const memberRequests = mockResponse('GET /animals', 200, [])
    const publicRequests = mockResponse('GET /therapists', 200, [])
    await call('GET /animals')
    await call('GET /therapists', { query: { name: 'roux' } })
    expect(memberRequests[0]?.headers.get('authorization')).toBe(`Bearer ${getSessionState().token}`)
    expect(publicRequests[0]?.headers.get('authorization')).toBeNull()
    expect(publicRequests[0]?.url.search).toBe('?name=roux')
  })

  it('renews an expired token once and retries the request', async () => {
    signedInAs()
    const animalRequests = mockResponse('GET /animals', 200, [])
    mockFailureOnce('GET /animals', 401, errorCode.unauthenticated)
    const renewalRequests = mockResponse('POST /session/renew', 200, { token: 'fresh' })
    await expect(call('GET /animals')).resolves.toEqual([])
    expect(renewalRequests).toHaveLength(1)
    expect(animalRequests[0]?.headers.get('authorization')).toBe('Bearer fresh')
    expect(localStorage.getItem('jwtToken')).toBe('fresh')
  })

  it('signs out when the renewal is refused', async () => {
    signedInAs()
    mockFailure('GET /animals', 401, errorCode.unauthenticated)
    mockFailure('POST /session/renew', 401, errorCode.unauthenticated)
    await expect(call('GET /animals')).rejects.toMatchObject({ status: 401 })
    expect(getSessionState().token).toBeNull()
    expect(localStorage.getItem('jwtToken')).toBeNull()
  })

  it('keeps the user signed in when the server is unreachable, and reports the lost connection', async () => {
    signedInAs()
    mockNetworkError('GET /animals')
    await expect(call('GET /animals')).rejects.toMatchObject({ status: 0 })
    expect(getSessionState().token).not.toBeNull()
    expect(useConnection.getState().isLost).toBe(true)
    mockResponse('GET /animals', 200, [])
    await call('GET /animals')
    expect(useConnection.getState().isLost).toBe(false)
  })

  it('sets the payment-blocked flag on E123 and stores it on the device', async () => {
    signedInAs()
    mockFailure('GET /animals', 402, errorCode.paymentBlocked)
    await expect(call('GET /animals')).rejects.toMatchObject({ errorCode: errorCode.paymentBlocked })
    expect(getSessionState()).toMatchObject({ paymentBlocked: true, blockedResponses: 1 })
    expect(localStorage.getItem('complice.paymentBlocked')).toBe('true')
  })
})

const createHtmlResponse = () => new Response('<h1>Bienvenue</h1>')

describe('call(), for a response that the API did not send', () => {
  it('rejects with status 0 for an HTML page, even with HTTP status 200', async () => {
    signedInAs()
    mockRawResponse('GET /animals', createHtmlResponse)
    await expect(call('GET /animals')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })

  it('keeps the user signed in when the renewal gets an HTML page or JSON without a token', async () => {
    signedInAs()
    mockFailure('GET /animals', 401, errorCode.unauthenticated)
    for (const renewal of [createHtmlResponse, () => Response.json(null), () => Response.json({ token: 12 })]) {
      mockRawResponse('POST /session/renew', renewal)
      await expect(call('GET /animals')).rejects.toMatchObject({ status: 0 })
    }
    expect(getSessionState().token).not.toBeNull()
    expect(localStorage.getItem('jwtToken')).toBe(getSessionState().token)
  })

  it.each([
    ['not JSON', 'Bad gateway'],
    ['a list', '[]'],
    [
      'an object with fields of other types',
      '{"errorCode":502,"message":{},"problems":"none","conflicts":[null,{"id":1}]}',
    ],
  ])('rejects with an empty error code when the body is %s', async (_caseName, body) => {
    mockRawResponse('GET /therapists', () => new Response(body, { status: 502 }))
    await expect(call('GET /therapists')).rejects.toMatchObject({
      status: 502,
      errorCode: '',
      message: 'Le serveur ne répond pas.',
      problems: [],
      conflicts: [],
    })
  })
})

describe('messageFor', () => {
  it.each([
    ['the message of the error code if the screen defines one', errorCode.emailTaken, 'Adresse mail déjà enregistrée'],
    ['the message `otherwise` for any other error code', 'E999', "Problème d'inscription"],
  ])('returns %s', async (_caseName, code, expected) => {
    mockFailure('POST /ask-demo', 400, code)
    const error = await call('POST /ask-demo', { body: { firstname: 'a', lastname: 'b', email: 'c' } }).catch(
      (refusal: unknown) => refusal,
    )
    expect(messageFor(error, { E102: 'Adresse mail déjà enregistrée', otherwise: "Problème d'inscription" })).toBe(
      expected,
    )
  })
})

describe('call(), with onProgress', () => {
  it('reports the progress of the upload, and resolves or rejects like any other call', async () => {
    signedInAs()
    const progress: number[] = []
    const requests = mockResponse('PATCH /sessions/:id/audios', 200, { id: 'a', name: '1' })
    const send = () =>
      call('PATCH /sessions/:id/audios', {
        params: { id: 's' },
        body: { content: 'data:' },
        onProgress: (fraction) => progress.push(fraction),
      })
    await expect(send()).resolves.toEqual({ id: 'a', name: '1' })
    expect(progress).toEqual([0.5, 1])
    expect(requests[0]?.body).toEqual({ content: 'data:' })
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${getSessionState().token}`)
    mockFailure('PATCH /sessions/:id/audios', 413, errorCode.tooLarge)
    await expect(send()).rejects.toMatchObject({ status: 413, errorCode: errorCode.tooLarge })
    mockNetworkError('PATCH /sessions/:id/audios')
    await expect(send()).rejects.toMatchObject({ status: 0 })
  })
})
