import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { routes } from 'shared/contracts/routes'
import { testApp, type TestApp } from '../testing/practice.ts'

/**
 * Routes that other sites may call: the routes that a partner's page needs to show free slots, to book, and to confirm
 * or cancel a booking, the demonstration request, the operator's details, and the unsubscribe call of mail providers.
 */
const openRoutes = new Set([
  'GET /public/operator',
  'GET /therapists',
  'GET /therapists/:id',
  'GET /therapists/:id/logo',
  'GET /therapists/completions',
  'GET /therapists/next-slots',
  'GET /therapists/:id/sessions',
  'GET /therapists/:id/slots',
  'GET /therapists/:id/session-types',
  'GET /therapists/:id/session-types/:sessionTypeId/questions',
  'POST /public/patients',
  'PUT /public/validations/patient',
  'POST /public/login',
  'POST /public/patients/sessions',
  'POST /public/confirmations',
  'POST /public/cancellations/view',
  'POST /public/cancellations',
  'POST /ask-demo',
  'GET /public/unsubscribe/:token',
  'POST /public/unsubscribe/:token',
])

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const methodOf = (text: string) => {
  const method = methods.find((candidate) => candidate === text)
  if (!method) throw new Error(`${text} is not an HTTP method`)
  return method
}

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

describe('a cross-site request', () => {
  const origin = 'https://partenaire.example'
  const calls = Object.keys(routes).map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return {
      route,
      method: methodOf(method),
      url: `/api${path.replaceAll(/:\w+/g, '018f3c2e-0000-7000-8000-000000000001')}`,
      allowedOrigin: openRoutes.has(route) ? '*' : undefined,
    }
  })

  it.each(calls)(
    'gets Access-Control-Allow-Origin $allowedOrigin from the preflight of $route',
    async ({ method, url, allowedOrigin }) => {
      const { headers } = await api.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      })
      expect(headers['access-control-allow-origin']).toBe(allowedOrigin)
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      if (allowedOrigin) expect(String(headers['access-control-allow-headers'])).toContain('idempotency-key')
    },
  )

  it.each(calls)(
    'gets Access-Control-Allow-Origin $allowedOrigin when it calls $route',
    async ({ method, url, allowedOrigin }) => {
      const { headers } = await api.app.inject({ method, url, headers: { origin } })
      expect(headers['access-control-allow-origin']).toBe(allowedOrigin)
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    },
  )

  it('is allowed only on existing routes: `openRoutes` has no outdated entry', () => {
    expect([...openRoutes].filter((route) => !(route in routes))).toEqual([])
  })
})
