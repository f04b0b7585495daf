import { routes } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { declaredRefusals } from '../plugins/declaredRefusals.ts'
import type { SentRefusal } from '../plugins/refusals.ts'

const routeByName = new Map<string, Route>(Object.entries(routes))

/** `GET /billings 404 E404` when the contract does not declare that this call may be refused so; undefined otherwise. */
export function undeclaredRefusal({ method, url = '', status, code }: SentRefusal): string | undefined {
  const name = `${method} ${url.replace(/^\/api/, '')}`
  const route = routeByName.get(name)
  if (!route || declaredRefusals(method, route).get(status)?.includes(code)) return undefined
  return `${name} ${status} ${code}`
}
