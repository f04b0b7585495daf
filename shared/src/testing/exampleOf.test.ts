import { describe, expect, it } from '@jest/globals'
import { Check } from 'typebox/value'
import { routes } from '../contracts/routes.ts'
import type { Route } from '../contracts/routes/route.ts'
import { exampleOf } from './exampleOf.ts'

const answers = Object.entries<Route>(routes).flatMap(([key, { ok }]) => (ok ? [{ key, ok }] : []))

describe('an example', () => {
  it.each(answers)('of the response to $key matches the contract', ({ ok }) => {
    expect(Check(ok, exampleOf(ok))).toBe(true)
  })

  it('has one item in each list, and an instant where the name says so', () => {
    expect(exampleOf(routes['GET /billings'].ok)).toMatchObject({
      content: [{ createdAt: '2026-11-20T10:00:00.000Z' }],
    })
  })
})
