import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { storage } from 'shared/session'

const storageNames = ['localStorage', 'sessionStorage'] as const
const originalStorages = storageNames.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const)

/** Simulates a browser that blocks site storage: accessing it throws. */
const blockStorage = () => {
  for (const name of storageNames)
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}
const mockFullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const [name, original] of originalStorages) if (original) Object.defineProperty(window, name, original)
  for (const key of ['complice.tourSeen', 'complice.booking'] as const) storage.remove(key)
})

describe('storage on the device', () => {
  it('writes each key to the storage declared for that key', () => {
    storage.write('complice.tourSeen', '1')
    storage.write('complice.booking', '{}')
    expect(localStorage.getItem('complice.tourSeen')).toBe('1')
    expect(sessionStorage.getItem('complice.booking')).toBe('{}')
  })

  it.each(['complice.tourSeen', 'complice.booking'] as const)(
    'stores %s in memory when the browser blocks storage',
    (key) => {
      blockStorage()
      expect(storage.read(key)).toBeNull()
      storage.write(key, 'kept')
      expect(storage.read(key)).toBe('kept')
      storage.remove(key)
      expect(storage.read(key)).toBeNull()
    },
  )

  it.each(['complice.tourSeen', 'complice.booking'] as const)(
    'stores %s in memory and removes the previous value when storage is full',
    (key) => {
      storage.write(key, 'former')
      const fullStorage = mockFullStorage()
      storage.write(key, 'newer')
      expect(storage.read(key)).toBe('newer')
      expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null])
      fullStorage.mockRestore()
      storage.write(key, 'last')
      expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toContain('last')
    },
  )

  it('reads the value that another tab has written instead of the value in memory', () => {
    const fullStorage = mockFullStorage()
    storage.write('complice.tourSeen', 'ours')
    fullStorage.mockRestore()
    localStorage.setItem('complice.tourSeen', 'theirs')
    const changes: (string | null)[] = []
    const unsubscribe = storage.onOtherTab((key) => changes.push(key))
    window.dispatchEvent(new StorageEvent('storage', { key: 'complice.tourSeen' }))
    unsubscribe()
    expect(changes).toEqual(['complice.tourSeen'])
    expect(storage.read('complice.tourSeen')).toBe('theirs')
  })
})
