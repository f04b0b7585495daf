import { describe, expect, it } from '@jest/globals'
import { Check } from 'typebox/value'
import { routes } from '../contracts/routes.ts'
import type { Route } from '../contracts/routes/route.ts'
import { exampleOf } from './exampleOf.ts'

const jsonRoutes = Object.entries<Route>(routes).flatMap(([key, { ok }]) => (ok ? [{ key, ok }] : []))

describe('exampleOf', () => {
  it.each(jsonRoutes)('returns a response of $key that matches the contract', ({ ok }) => {
    expect(Check(ok, exampleOf(ok))).toBe(true)
  })

  it('puts one item in each list, and an ISO instant in a field such as `createdAt`', () => {
    expect(exampleOf(routes['GET /billings'].ok)).toMatchObject({
      content: [{ createdAt: '2026-11-20T10:00:00.000Z' }],
    })
  })
})
