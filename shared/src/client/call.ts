import type { Body, Ok, Params, Query, RouteKey } from '../contracts/routes.ts'
import { send } from './http.ts'

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

interface Extras {
  /** The token of a patient who books; members' calls carry their own. */
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

type Parts<K extends RouteKey> = Field<'params', Params<K>> & Field<'query', Query<K>> & Field<'body', Body<K>> & Extras
type Arguments<K extends RouteKey> = Partial<Parts<K>> extends Parts<K> ? [parts?: Parts<K>] : [parts: Parts<K>]

interface Loose extends Extras {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

const filled = (path: string, params: Record<string, string> = {}) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const searched = (query: Loose['query'] = {}) =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))

/** `call('GET /patients/:id/details', { params: { id } })`: the contract's route, typed end to end. */
export function call<K extends RouteKey>(route: K, ...parts: Arguments<K>): Promise<Ok<K>>
export async function call(route: string, { params, query, body, ...extras }: Loose = {}): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ')
  const response = await send(method, filled(path, params), { searchParams: searched(query), json: body, ...extras })
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
