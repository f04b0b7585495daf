import { describe, expect, it } from '@jest/globals'
import { routes, type RouteKey } from 'shared/contracts/routes'
import type { Route } from 'shared/contracts/routes/route'
import { reasonByOmittedRoute, heavyCalls } from './heavyCalls.ts'
import { podLimitMb } from './podLimit.ts'

const manifest = (memory: string) => `kind: Deployment
spec:
  template:
    spec:
      containers:
        - name: api
          resources: { limits: { memory: ${memory} } }
---
kind: Service
`

/** Whether a route receives or sends a file: an upload, a large body, an export or a document. */
const carriesFile = ({ upload, maxBodyBytes, file }: Route) =>
  upload || maxBodyBytes !== undefined || file !== undefined

describe('the attack on the memory of the API', () => {
  it.each([
    ['512Mi', 512],
    ['1Gi', 1024],
  ])('reads the limit of the pod from its manifest: %s', (memory, megabytes) => {
    expect(podLimitMb(manifest(memory))).toBe(megabytes)
  })

  it('refuses a limit in another unit', () => {
    expect(() => podLimitMb(manifest('512M'))).toThrow('512M')
  })

  it('sends every upload, export and document, except those listed with a reason', () => {
    const coveredKeys = new Set<string>([...heavyCalls.map(({ route }) => route), ...Object.keys(reasonByOmittedRoute)])
    const missingRoutes = Object.entries<Route>(routes).flatMap(([name, route]) =>
      carriesFile(route) && !coveredKeys.has(name) ? [name] : [],
    )
    expect(missingRoutes).toEqual([] satisfies RouteKey[])
  })
})
