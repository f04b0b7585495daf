import { routes } from '../contracts/routes.ts'
import type { RouteKey } from '../contracts/routes.ts'
import type { Route } from '../contracts/routes/route.ts'
import { mockRawResponse } from './mockResponse.ts'
import { exampleOf } from './exampleOf.ts'

const isRoute = (key: string): key is RouteKey => key in routes

/** Mocks every route of the contract with an example of its response; later mocks take precedence. */
export function mockEveryRoute(): void {
  for (const key of Object.keys(routes).filter(isRoute)) {
    const { ok, file, status }: Route = routes[key]
    const responseWithoutJson = () =>
      new Response(file ? '' : null, file ? { status, headers: { 'content-type': file[0] ?? '' } } : { status: 204 })
    mockRawResponse(key, () => (ok ? Response.json(exampleOf(ok), { status }) : responseWithoutJson()))
  }
}
