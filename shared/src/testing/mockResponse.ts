import type { Body, Ok, RouteKey } from '../contracts/routes.ts'
import type { Failure } from '../contracts/wire.ts'
import { MockUpload } from './MockUpload.ts'

/** A request that the screen made, for the test's assertions. */
export interface RecordedRequest<K extends RouteKey> {
  url: URL
  body: Body<K>
  headers: Headers
}

interface MockRoute {
  method: string
  path: RegExp
  respond: (request: Request) => Promise<Response>
}

let mockRoutes: MockRoute[] = []

const patternOf = (path: string) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)

async function mockFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  const route = mockRoutes.findLast(({ method, path }) => method === request.method && path.test(pathname))
  if (!route) throw new TypeError(`No response is mocked for ${request.method} ${pathname}`)
  return route.respond(request)
}

/** Adds a mock, which takes precedence over earlier mocks of the route. */
function addMock(route: RouteKey, respond: MockRoute['respond']): MockRoute {
  const [method = '', path = ''] = route.split(' ')
  const mock = { method, path: patternOf(path), respond }
  mockRoutes.push(mock)
  globalThis.fetch = mockFetch
  Reflect.set(globalThis, 'XMLHttpRequest', MockUpload)
  return mock
}

function addRecordingMock<K extends RouteKey>(route: K, response: () => Response) {
  const requests: RecordedRequest<K>[] = []
  const mock = addMock(route, async (request) => {
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
    const text = isJson ? await request.text() : ''
    // `call` sent the body, and its parameter has this type.
    const body: Body<K> = text === '' ? undefined : JSON.parse(text)
    requests.push({ url: new URL(request.url), body, headers: request.headers })
    return response()
  })
  return { mock, requests }
}

/** Mocks a route with an arbitrary response to the request, without recording requests. */
export function mockRawResponse(route: RouteKey, response: (request: Request) => Response | Promise<Response>): void {
  addMock(route, async (request) => response(request))
}

/**
 * Mocks the response of a route: `mockResponse('GET /animals', 200, [anAnimal()])`. Returns an array to which its
 * requests are added.
 */
export const mockResponse = <K extends RouteKey>(
  route: K,
  status: 200 | 201 | 204,
  body?: Ok<K>,
): RecordedRequest<K>[] =>
  addRecordingMock(route, () => (body === undefined ? new Response(null, { status }) : Response.json(body, { status })))
    .requests

const createFailureResponse = (status: number, errorCode: string, overrides: Partial<Failure>) => () =>
  Response.json({ errorCode, message: 'refused', ...overrides }, { status })

/**
 * Mocks a failure of the API: `mockFailure('POST /login', 404, 'E404')`. Returns an array to which requests are added.
 */
export const mockFailure = <K extends RouteKey>(
  route: K,
  status: number,
  errorCode: string,
  overrides: Partial<Failure> = {},
): RecordedRequest<K>[] => addRecordingMock(route, createFailureResponse(status, errorCode, overrides)).requests

/** Mocks a failure for the next request only; the previous mock responds to the following requests. */
export function mockFailureOnce<K extends RouteKey>(
  route: K,
  status: number,
  errorCode: string,
  overrides: Partial<Failure> = {},
): RecordedRequest<K>[] {
  const { mock, requests } = addRecordingMock(route, createFailureResponse(status, errorCode, overrides))
  const { respond } = mock
  mock.respond = (request) => {
    mockRoutes = mockRoutes.filter((other) => other !== mock)
    return respond(request)
  }
  return requests
}

/** Delays the responses of a mocked route until the returned function is called, to test loading states. */
export function holdResponses(route: RouteKey): () => void {
  const [method = '', path = ''] = route.split(' ')
  const { source } = patternOf(path)
  const mock = mockRoutes.findLast((other) => other.method === method && other.path.source === source)
  if (!mock) throw new TypeError(`No response is mocked for ${route}`)
  const release = Promise.withResolvers<void>()
  const { respond } = mock
  mock.respond = async (request) => {
    const response = await respond(request)
    await release.promise
    return response
  }
  return release.resolve
}

/**
 * Mocks a route that receives its requests, but whose responses are lost. Returns an array to which requests are added.
 */
export const mockLostResponse = <K extends RouteKey>(route: K): RecordedRequest<K>[] =>
  addRecordingMock(route, () => {
    throw new TypeError('Failed to fetch')
  }).requests

/** Mocks a route whose requests do not reach the server. Returns an array of requests, which stays empty. */
export function mockNetworkError<K extends RouteKey>(route: K): RecordedRequest<K>[] {
  addMock(route, () => Promise.reject(new TypeError('Failed to fetch')))
  return []
}

/** Removes all mocked routes. */
export const resetMocks = () => {
  mockRoutes = []
}
