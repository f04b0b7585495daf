import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { admit, beforeLosing, gate } from './scriptIntegrity.ts'

const hash = `sha384-${'b'.repeat(64)}`
const heard: string[] = []
const asked = jest.fn<typeof fetch>()

/** A script as webpack makes one, of a file no test has asked for yet. */
let rank = 0
function ask() {
  rank += 1
  const address = `/mf/agenda/1/${rank}.js`
  admit('/mf/agenda/1/', { [`${rank}.js`]: hash })
  const tag = document.createElement('script')
  tag.src = address
  gate(tag, address)
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as webpack does
  tag.onerror = () => heard.push('error')
  tag.addEventListener('load', () => heard.push('load'))
  return { tag, address }
}
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
const second = () => document.head.querySelector('script')

beforeEach(() => {
  jest.useFakeTimers()
  heard.length = 0
  document.head.replaceChildren()
  asked.mockReset().mockResolvedValue(new Response('', { status: 200 }))
  globalThis.fetch = asked
  beforeLosing(() => Promise.resolve(false))
})
afterEach(() => void jest.useRealTimers())

describe('a file on its way', () => {
  it('carries the hash of the registry', () => {
    expect(ask().tag.integrity).toBe(hash)
  })

  it('carries a hash no file has when the registry does not know it', () => {
    const tag = document.createElement('script')
    gate(tag, '/mf/agenda/1/stranger.js')
    expect(tag.integrity).toBe(`sha384-${'A'.repeat(64)}`)
  })

  it('is asked for once when it comes', async () => {
    ask().tag.dispatchEvent(new Event('load'))
    await wait(30_000)
    expect(heard).toEqual(['load'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('is asked for again under another address when it fails, and nobody hears of the first time', async () => {
    const { tag, address } = ask()
    tag.dispatchEvent(new Event('error'))
    await wait(400)
    expect(asked.mock.calls[0]?.[0]).toMatch(new RegExp(`${address}\\?again=\\d+$`))
    expect(heard).toEqual([])
    expect(second()?.integrity).toBe(hash)
    second()?.dispatchEvent(new Event('load'))
    expect(heard).toEqual(['load'])
  })

  it('is asked for again after four seconds of silence, whichever comes first', async () => {
    const { tag } = ask()
    await wait(3900)
    expect(asked).not.toHaveBeenCalled()
    await wait(200)
    expect(asked).toHaveBeenCalledTimes(1)
    tag.dispatchEvent(new Event('load'))
    expect(heard).toEqual(['load'])
    expect(second()).toBeNull()
  })

  it('is lost when the second answer is no better', async () => {
    asked.mockResolvedValue(new Response('', { status: 404 }))
    ask().tag.dispatchEvent(new Event('error'))
    await wait(400)
    expect(heard).toEqual(['error'])
    expect(second()).toBeNull()
  })

  it('is not lost for those who wait while somebody takes care of it', async () => {
    asked.mockRejectedValue(new TypeError('no network'))
    beforeLosing(() => Promise.resolve(true))
    ask().tag.dispatchEvent(new Event('error'))
    await wait(400)
    expect(heard).toEqual([])
  })
})
