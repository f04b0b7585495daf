import type { Body, FileRouteKey, Ok, Params, Query, RouteKey, Routes } from '../contracts/routes.ts'
import { totalCountHeader } from '../contracts/totalCount.ts'
import { ApiError } from './ApiError.ts'
import { send } from './http.ts'

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

interface RequestParts {
  params?: object
  query?: object
  body?: unknown
  /** The multipart body of a route that accepts a file. */
  form?: FormData
  /** The token of a patient who books; members' calls send the member's token. */
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Receives the fraction of the body that was sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Lets the request finish after the page is closed or replaced (`keepalive` of `fetch`). */
  keepalive?: boolean
}

type Parts<K extends RouteKey> = Field<'params', Params<K>> &
  Field<'query', Query<K>> &
  Field<'body', Body<K>> &
  RequestParts
type Arguments<K extends RouteKey> = Partial<Parts<K>> extends Parts<K> ? [parts?: Parts<K>] : [parts: Parts<K>]

const fillPathParams = (path: string, params: object = {}) =>
  Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )

const searchParamsOf = (query: object = {}) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

const sendRequest = (route: RouteKey, parts: RequestParts = {}): Promise<Response> => {
  const [method = '', path = ''] = route.split(' ')
  const { params, query, body, form, ...extras } = parts
  return send(method, fillPathParams(path, params), {
    searchParams: searchParamsOf(query),
    json: body,
    ...(form && { body: form }),
    ...extras,
  })
}

/** Calls a route that returns a file. Returns its content, its file name and the headers; throws an `ApiError`. */
export async function callFile<K extends FileRouteKey>(
  route: K,
  ...[parts]: Arguments<K>
): Promise<{ blob: Blob; filename: string; headers: Headers }> {
  const response = await sendRequest(route, parts)
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { blob: await response.blob(), filename: decodeURIComponent(encoded), headers: response.headers }
}

/**
 * Calls a route of the contract, whose types it uses: `call('GET /patients/:id/details', { params: { id } })`. Returns
 * the body; throws an `ApiError`.
 */
export async function call<K extends Exclude<RouteKey, FileRouteKey>>(
  route: K,
  ...[parts]: Arguments<K>
): Promise<Ok<K>> {
  return parseBody(await sendRequest(route, parts))
}

/** Calls a route whose response has the version in its ETag, not in its body. Returns the body and the ETag. */
export async function callWithEtag<K extends Exclude<RouteKey, FileRouteKey>>(
  route: K,
  ...[parts]: Arguments<K>
): Promise<{ body: Ok<K>; etag: string | undefined }> {
  const response = await sendRequest(route, parts)
  return { body: await parseBody<Ok<K>>(response), etag: response.headers.get('etag') ?? undefined }
}

type CountedRouteKey = { [K in RouteKey]: Routes[K] extends { isCounted: true } ? K : never }[RouteKey]

/**
 * Calls a route that returns the beginning of a list. Returns the body and the total count, undefined if the response
 * has none.
 */
export async function callWithCount<K extends CountedRouteKey>(
  route: K,
  ...[parts]: Arguments<K>
): Promise<{ body: Ok<K>; count: number | undefined }> {
  const response = await sendRequest(route, parts)
  const count = response.headers.get(totalCountHeader)
  return { body: await parseBody<Ok<K>>(response), count: count === null ? undefined : Number(count) }
}

async function parseBody<Content>(response: Response): Promise<Content> {
  const text = await response.text()
  try {
    // The server serialises each response by the contract's schema, so it is not validated again here.
    const body: Content = text === '' ? undefined : JSON.parse(text)
    return body
  } catch {
    // The API did not send this response, but a proxy, or a public network that asks the user to sign in.
    throw new ApiError(0, {})
  }
}

/** Calls a route that `revalidates`. Returns the body and the ETag, or undefined if the ETag has not changed. */
export async function callIfChanged<K extends Exclude<RouteKey, FileRouteKey>>(
  route: K,
  previousEtag: string | undefined,
): Promise<{ body: Ok<K>; etag: string | undefined } | undefined> {
  const response = await sendRequest(
    route,
    previousEtag === undefined ? {} : { headers: { 'If-None-Match': previousEtag } },
  )
  if (response.status === 304) return undefined
  return { body: await parseBody<Ok<K>>(response), etag: response.headers.get('etag') ?? undefined }
}
