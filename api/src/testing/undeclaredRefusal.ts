import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { declaredRefusals } from '../plugins/declaredRefusals.ts'
import type { SentRefusal } from '../plugins/refusals.ts'

const routeByName = new Map<string, Route>(Object.entries(routes))

/**
 * Returns the call and the refusal, e.g. `GET /billings 404 E404`, if the contract does not declare the refusal;
 * otherwise undefined.
 */
export function undeclaredRefusalOf({ method, url = '', status, code }: SentRefusal): string | undefined {
  const name = `${method} ${url.replace(/^\/api/, '')}`
  const route = routeByName.get(name)
  if (!route || declaredRefusals(method, route).get(status)?.includes(code)) return undefined
  return `${name} ${status} ${code}`
}
