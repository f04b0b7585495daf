import { routes } from '../contracts/routes.ts'
import type { Route, RouteKey } from '../contracts/routes.ts'
import { answerAny } from './answer.ts'
import { exampleOf } from './exampleOf.ts'

const isRoute = (key: string): key is RouteKey => key in routes

/** Every call of the contract has an answer that the contract allows. What a test prepares afterwards comes before it. */
export function answerEverything(): void {
  for (const key of Object.keys(routes).filter(isRoute)) {
    const { ok, file, status }: Route = routes[key]
    const empty = () =>
      new Response(file ? '' : null, file ? { status, headers: { 'content-type': file[0] ?? '' } } : { status: 204 })
    answerAny(key, () => (ok ? Response.json(exampleOf(ok), { status }) : empty()))
  }
}
