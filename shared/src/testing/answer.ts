import type { Body, Ok, RouteKey } from '../contracts/routes.ts'
import type { Failure } from '../contracts/wire.ts'
import { AnsweredUpload } from './AnsweredUpload.ts'

/** A request that the screen made, for the test's assertions. */
export interface Asked<K extends RouteKey> {
  url: URL
  body: Body<K>
  headers: Headers
}

type Answerer = (request: Request) => Promise<Response>
interface Known {
  method: string
  path: RegExp
  reply: Answerer
}

let known: Known[] = []

const patternOf = (path: string) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)

async function fetchAnswered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  const found = known.findLast(({ method, path }) => method === request.method && path.test(pathname))
  if (!found) throw new TypeError(`No answer was prepared for ${request.method} ${pathname}`)
  return found.reply(request)
}

function answerFromNowOn(): void {
  globalThis.fetch = fetchAnswered
  Reflect.set(globalThis, 'XMLHttpRequest', AnsweredUpload)
}

/** Mocks a route's response without recording its requests. */
export function answerAny(route: RouteKey, reply: () => Response): void {
  const [method = '', path = ''] = route.split(' ')
  known.push({ method, path: patternOf(path), reply: async () => reply() })
  answerFromNowOn()
}

function prepare<K extends RouteKey>(route: K, reply: (asked: Asked<K>) => Response): Asked<K>[] {
  const [method = '', path = ''] = route.split(' ')
  const calls: Asked<K>[] = []
  known.push({
    method,
    path: patternOf(path),
    reply: async (request) => {
      const text = await request.text()
      const body: Body<K> = text === '' ? undefined : JSON.parse(text)
      const asked = { url: new URL(request.url), body, headers: request.headers }
      calls.push(asked)
      return reply(asked)
    },
  })
  answerFromNowOn()
  return calls
}

/** `answer('GET /animals', 200, [anAnimal()])`: mocks a route's response from now on. Returns its requests, recorded as they are made. */
export function answer<K extends RouteKey>(route: K, status: 200 | 201 | 204, body?: Ok<K>): Asked<K>[] {
  return prepare(route, () => (body === undefined ? new Response(null, { status }) : Response.json(body, { status })))
}

/** `refuse('POST /login', 404, 'E404')`: mocks a failure of the API. Returns the recorded requests. */
export const refuse = <K extends RouteKey>(
  route: K,
  status: number,
  errorCode: string,
  more: Partial<Failure> = {},
): Asked<K>[] => prepare(route, () => Response.json({ errorCode, message: 'refused', ...more }, { status }))

/** As `refuse`, for the next request only: the mock set before serves those that follow. */
export function refuseOnce<K extends RouteKey>(
  route: K,
  status: number,
  errorCode: string,
  more: Partial<Failure> = {},
): Asked<K>[] {
  const calls = refuse(route, status, errorCode, more)
  const refusal = known.at(-1)
  const { reply } = refusal ?? {}
  if (refusal && reply) {
    refusal.reply = (request) => {
      known = known.filter((other) => other !== refusal)
      return reply(request)
    }
  }
  return calls
}

/** Mocks a route whose requests fail without a response. The array it returns stays empty. */
export const noAnswer = <K extends RouteKey>(route: K): Asked<K>[] => {
  const calls: Asked<K>[] = []
  const [method = '', path = ''] = route.split(' ')
  known.push({ method, path: patternOf(path), reply: () => Promise.reject(new TypeError('Failed to fetch')) })
  answerFromNowOn()
  return calls
}

/** Removes all mocked routes. */
export const forgetAnswers = () => {
  known = []
}
