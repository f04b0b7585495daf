import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { maxBuilds } from '../../../metrics/areaFaults.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'

const fault = {
  area: 'mf-agenda',
  build: '0.1.0-1f3a9c0b',
  phase: 'chunk',
  outcome: 'previous',
  error: 'ChunkLoadError',
}

const visitorHeaders = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const readMetrics = async ({ app }: TestApp, token?: string) =>
  app.inject({ url: '/api/metrics', headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
const readMetricLines = async (testedApi: TestApp, name: string) =>
  (await readMetrics(testedApi)).body.split('\n').filter((line) => line.startsWith(name))

describe('POST /telemetry', () => {
  it('counts faults by area, build, phase and outcome, in the text format of Prometheus', async () => {
    expect((await api.as().post('/telemetry', fault)).status).toBe(204)
    expect((await api.as().post('/telemetry', fault)).status).toBe(204)
    expect((await readMetrics(api)).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(await readMetricLines(api, 'complice_area_errors_total')).toEqual([
      'complice_area_errors_total{area="mf-agenda",build="0.1.0-1f3a9c0b",phase="chunk",outcome="previous"} 2',
    ])
  })

  it.each([
    ["a message instead of an error's name", { ...fault, error: 'Léa Martin is not a function' }],
    ['an invalid area', { ...fault, area: 'shell"} 1\n' }],
    ['a URL as the build', { ...fault, build: 'https://exemple.fr/' }],
    ['an unknown phase', { ...fault, phase: 'lunch' }],
    ['a build that is too long', { ...fault, build: 'a'.repeat(65) }],
  ])('is refused with %s', async (_case, body) => {
    expect((await api.as().post('/telemetry', body)).status).toBe(400)
  })

  it('counts faults of further builds as « other » once `maxBuilds` is reached', async () => {
    const apiWithManyBuilds = await testApp()
    for (let build = 0; build < maxBuilds + 5; build += 1)
      await apiWithManyBuilds
        .as()
        .post('/telemetry', { ...fault, build: String(build) }, visitorHeaders(Math.floor(build / 50)))
    const lines = await readMetricLines(apiWithManyBuilds, 'complice_area_errors_total')
    await apiWithManyBuilds.close()
    expect(lines).toHaveLength(maxBuilds + 1)
    expect(lines.at(-1)).toBe(
      'complice_area_errors_total{area="other",build="other",phase="chunk",outcome="previous"} 5',
    )
  })

  it('accepts sixty faults a minute from one visitor, and refuses further ones', async () => {
    const apiWithManyFaults = await testApp()
    for (let count = 0; count < 60; count += 1)
      await apiWithManyFaults.as().post('/telemetry', fault, visitorHeaders(200))
    expect((await apiWithManyFaults.as().post('/telemetry', fault, visitorHeaders(200))).status).toBe(429)
    expect((await apiWithManyFaults.as().post('/telemetry', fault, visitorHeaders(201))).status).toBe(204)
    await apiWithManyFaults.close()
  })
})
