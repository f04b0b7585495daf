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

const visitor = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const metricsOf = async ({ app }: TestApp, token?: string) =>
  app.inject({ url: '/api/metrics', headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
const linesOf = async (test: TestApp, name: string) =>
  (await metricsOf(test)).body.split('\n').filter((line) => line.startsWith(name))

describe('a fault of an area', () => {
  it('is counted by area, build, phase and outcome, in the text format of Prometheus', async () => {
    expect((await api.as().post('/telemetry', fault)).status).toBe(204)
    expect((await api.as().post('/telemetry', fault)).status).toBe(204)
    expect((await metricsOf(api)).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(await linesOf(api, 'complice_area_errors_total')).toEqual([
      'complice_area_errors_total{area="mf-agenda",build="0.1.0-1f3a9c0b",phase="chunk",outcome="previous"} 2',
    ])
  })

  it.each([
    ['a message in place of the name of an error', { ...fault, error: 'Léa Martin is not a function' }],
    ['an area that cannot be one', { ...fault, area: 'shell"} 1\n' }],
    ['a build that is an address', { ...fault, build: 'https://exemple.fr/' }],
    ['an unknown phase', { ...fault, phase: 'lunch' }],
    ['too long a build', { ...fault, build: 'a'.repeat(65) }],
  ])('is refused with %s', async (_what, body) => {
    expect((await api.as().post('/telemetry', body)).status).toBe(400)
  })

  it('is counted with the others once too many builds were named', async () => {
    const crowded = await testApp()
    for (let build = 0; build < maxBuilds + 5; build += 1)
      await crowded.as().post('/telemetry', { ...fault, build: String(build) }, visitor(Math.floor(build / 50)))
    const lines = await linesOf(crowded, 'complice_area_errors_total')
    await crowded.close()
    expect(lines).toHaveLength(maxBuilds + 1)
    expect(lines.at(-1)).toBe(
      'complice_area_errors_total{area="other",build="other",phase="chunk",outcome="previous"} 5',
    )
  })

  it('is not taken more than sixty times a minute from one visitor', async () => {
    const flooded = await testApp()
    for (let time = 0; time < 60; time += 1) await flooded.as().post('/telemetry', fault, visitor(200))
    expect((await flooded.as().post('/telemetry', fault, visitor(200))).status).toBe(429)
    expect((await flooded.as().post('/telemetry', fault, visitor(201))).status).toBe(204)
    await flooded.close()
  })
})
