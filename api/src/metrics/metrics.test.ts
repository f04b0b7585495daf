import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPractice, testApp, type TestApp } from '../testing/practice.ts'

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

const readMetrics = async ({ app }: TestApp, token?: string) =>
  app.inject({ url: '/api/metrics', headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

describe('the metrics', () => {
  it('report durations by route template, never by an id', async () => {
    const { therapistId } = await openPractice(api, { published: true })
    await api.as().get(`/therapists/${therapistId}`)
    await api.as().get('/nothing/of/ours')
    const { body } = await readMetrics(api)
    expect(body).toContain(
      'complice_http_request_duration_seconds_count{method="GET",route="/api/therapists/:id",status="200"} 1',
    )
    expect(body).toContain('complice_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
    expect(body).not.toContain(therapistId)
  })

  it('count the jobs that wait or run, and those in the dead letter queue', async () => {
    await api.admin(
      `insert into jobs.job (name, state) values ('deadLetters', 'created'), ('deliverLetter', 'created'), ('deliverLetter', 'active'), ('deliverLetter', 'completed')`,
    )
    const { body } = await readMetrics(api)
    expect(body).toContain('complice_jobs{state="waiting"} 2')
    expect(body).toContain('complice_jobs{state="failed"} 1')
  })

  it('count the connections to the database', async () => {
    const { body } = await readMetrics(api)
    expect(body).toMatch(/complice_database_connections\{state="open"\} [1-9]/)
    expect(body).toContain('complice_database_connections{state="awaited"} 0')
  })

  it.each([
    ['are public outside production', { production: false, metricsToken: undefined }, undefined, 200],
    [
      'do not exist in production without a token setting',
      { production: true, metricsToken: undefined },
      undefined,
      404,
    ],
    ['are refused without the token', { production: true, metricsToken: 'secret' }, undefined, 401],
    ['are refused with a wrong token', { production: false, metricsToken: 'secret' }, 'secre', 401],
    ['are served with the token', { production: true, metricsToken: 'secret' }, 'secret', 200],
  ])('%s', async (_caseName, settings, token, status) => {
    const configuredApp = await testApp({ settings })
    const response = await readMetrics(configuredApp, token)
    await configuredApp.close()
    expect(response.statusCode).toBe(status)
  })
})
