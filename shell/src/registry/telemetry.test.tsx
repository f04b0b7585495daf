import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { reportFault } from './telemetry.ts'

const fetchMock = jest.fn<typeof fetch>()
const fault = { area: 'mf-agenda', build: '0.1.0-1f3a9c0b', phase: 'render', outcome: 'shown' } as const
const getBodies = (): unknown[] =>
  fetchMock.mock.calls.map(([, init]) => (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined))

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  globalThis.fetch = fetchMock
  jest.spyOn(console, 'warn').mockReturnValue()
})

describe('reportFault', () => {
  it('sends the class of the error, never its message', () => {
    reportFault(fault, new TypeError('Camille Fournier has no animal'))
    expect(getBodies()).toEqual([{ ...fault, error: 'TypeError' }])
  })

  it("sends an error's name only if it looks like a class name", () => {
    reportFault({ ...fault, phase: 'load' }, Object.assign(new Error(), { name: 'Camille Fournier' }))
    expect(getBodies()).toEqual([{ ...fault, phase: 'load' }])
  })

  it('reports the same fault at most three times a minute', () => {
    for (let attempt = 0; attempt < 10; attempt += 1) reportFault({ ...fault, phase: 'chunk' })
    expect(getBodies()).toHaveLength(3)
  })

  it('drops the report without an error when the API is unreachable', async () => {
    fetchMock.mockRejectedValue(new TypeError('no network'))
    expect(() => reportFault({ ...fault, phase: 'init' })).not.toThrow()
    await Promise.resolve()
  })
})
