import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { routes } from 'shared/contracts/routes'
import { listOperations, type Operation } from '../testing/operations.ts'
import { testApp, type TestApp } from '../testing/practice.ts'

let api: TestApp
let operations: Operation[]
beforeAll(async () => {
  api = await testApp()
  operations = await listOperations(api)
})
afterAll(() => api.close())

describe('the OpenAPI document', () => {
  it('lists every call of the contract', () => {
    const documentedCalls = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    expect(documentedCalls.toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(routes).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  it('documents the privilege, the token and the refusals of a call', async () => {
    const document = (await api.app.inject({ url: '/api/openapi.json' })).json()
    expect(document.openapi).toBe('3.1.0')
    const call = document.paths['/api/patients/{id}'].put
    expect(call).toMatchObject({
      'x-privilege': ['PATIENTS'],
      security: [{ member: [] }],
      description: 'Needs the privilege PATIENTS.',
    })
    expect(call.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid', pattern: '^[0-9a-f-]*$' } },
    ])
    expect(Object.keys(call.responses)).toEqual([
      '200',
      '400',
      '401',
      '402',
      '403',
      '404',
      '409',
      '412',
      '413',
      '414',
      '415',
      '429',
      '500',
      '503',
    ])
    expect(call.responses['400']['x-error-codes']).toEqual(['E400', 'E102'])
    expect(call.responses['404']['x-error-codes']).toEqual(['E404'])
    expect(document.paths['/api/user/details'].get.responses).not.toHaveProperty('402')
  })

  it('contains exactly the schemas that are referenced', async () => {
    const { body } = await api.app.inject({ url: '/api/openapi.json' })
    const references = new Set([...body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
    expect([...references]).toEqual(Object.keys(JSON.parse(body).components.schemas))
  })
})

describe('the documentation page of the API', () => {
  it('loads only files of the API, without inline scripts', async () => {
    const page = await api.app.inject({ url: '/api/docs' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.body).not.toMatch(/<script>|onload=/)
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, path = '']) => new URL(path, 'http://x/api/docs').pathname,
    )
    expect(files.length).toBeGreaterThan(3)
    for (const url of files) expect([url, (await api.app.inject({ url })).statusCode]).toEqual([url, 200])
  })
})
