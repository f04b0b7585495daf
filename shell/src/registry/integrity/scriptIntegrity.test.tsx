import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { registerHashes, onMissingFile, guardTag } from './scriptIntegrity.ts'

const hash = `sha384-${'b'.repeat(64)}`
const events: string[] = []
const fetchMock = jest.fn<typeof fetch>()

/** Number in the name of the last script's file: each script has a file that no test has requested before. */
let scriptNumber = 0
function addScript() {
  scriptNumber += 1
  const address = `/mf/agenda/1/${scriptNumber}.js`
  registerHashes('/mf/agenda/1/', { [`${scriptNumber}.js`]: hash })
  const tag = document.createElement('script')
  tag.src = address
  guardTag(tag, address)
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as webpack does
  tag.onerror = () => events.push('error')
  tag.addEventListener('load', () => events.push('load'))
  return { tag, address }
}
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
const getRetryTag = () => document.head.querySelector('script')

beforeEach(() => {
  jest.useFakeTimers()
  events.length = 0
  document.head.replaceChildren()
  fetchMock.mockReset().mockResolvedValue(new Response('', { status: 200 }))
  globalThis.fetch = fetchMock
  onMissingFile(() => Promise.resolve(false))
})
afterEach(() => void jest.useRealTimers())

describe('the script guard, for a script of an area', () => {
  it('sets the integrity hash of the registry', () => {
    expect(addScript().tag.integrity).toBe(hash)
  })

  it('sets a hash that no file has when the file is not in the registry', () => {
    const tag = document.createElement('script')
    guardTag(tag, '/mf/agenda/1/stranger.js')
    expect(tag.integrity).toBe(`sha384-${'A'.repeat(64)}`)
  })

  it('requests the script once when it loads', async () => {
    addScript().tag.dispatchEvent(new Event('load'))
    await wait(30_000)
    expect(events).toEqual(['load'])
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('requests the script again under another URL when it fails, without an event for the first failure', async () => {
    const { tag, address } = addScript()
    tag.dispatchEvent(new Event('error'))
    await wait(400)
    expect(fetchMock.mock.calls[0]?.[0]).toMatch(new RegExp(`${address}\\?again=\\d+$`))
    expect(events).toEqual([])
    expect(getRetryTag()?.integrity).toBe(hash)
    getRetryTag()?.dispatchEvent(new Event('load'))
    expect(events).toEqual(['load'])
  })

  it('requests the script again after four seconds without a response, and uses the first response', async () => {
    const { tag } = addScript()
    await wait(3900)
    expect(fetchMock).not.toHaveBeenCalled()
    await wait(200)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    tag.dispatchEvent(new Event('load'))
    expect(events).toEqual(['load'])
    expect(getRetryTag()).toBeNull()
  })

  it('fires an error event when the second request fails too', async () => {
    fetchMock.mockResolvedValue(new Response('', { status: 404 }))
    addScript().tag.dispatchEvent(new Event('error'))
    await wait(400)
    expect(events).toEqual(['error'])
    expect(getRetryTag()).toBeNull()
  })

  it('fires no error event when the handler of missing files returns true', async () => {
    fetchMock.mockRejectedValue(new TypeError('no network'))
    onMissingFile(() => Promise.resolve(true))
    addScript().tag.dispatchEvent(new Event('error'))
    await wait(400)
    expect(events).toEqual([])
  })
})
