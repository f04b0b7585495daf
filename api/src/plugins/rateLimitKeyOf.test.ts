import { afterAll, expect, it } from '@jest/globals'
import { openPractice, testApp } from '../testing/practice.ts'

const api = await testApp()
afterAll(() => api.close())

const visitorHeaders = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` })

const readFeed = (token: string) => api.as().get(`/calendars/${token}`, visitorHeaders(3))

it('counts the downloads of a route per practice, not per IP address', async () => {
  const [first, second] = [await openPractice(api), await openPractice(api)]
  const download = (token: string, host: number) =>
    api.as(token).get('/books/vat?from=2026-01-01&to=2026-01-31', visitorHeaders(host))
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) statuses.push((await download(first.token, 1 + (count % 2))).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect((await download(second.token, 1)).status).toBe(200)
})

it('counts the readings of calendar feeds per feed, not per IP address', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) statuses.push((await readFeed('first-feed')).status)
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429])
  expect((await readFeed('second-feed')).status).toBe(404)
})
