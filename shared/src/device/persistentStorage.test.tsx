import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { isStoragePersistent, requestPersistentStorage } from './persistentStorage.ts'

const mockStorage = (manager: Partial<StorageManager>) =>
  Object.defineProperty(navigator, 'storage', { value: manager, configurable: true })

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'))

describe('persistent storage', () => {
  it('is requested once per document, without an error if the browser does not support or refuses it', async () => {
    requestPersistentStorage()
    expect(await isStoragePersistent()).toBe(false)
    const persist = jest.fn(() => Promise.reject(new Error('refused')))
    mockStorage({ persist, persisted: () => Promise.resolve(false) })
    requestPersistentStorage()
    requestPersistentStorage()
    expect(persist).toHaveBeenCalledTimes(1)
    expect(await isStoragePersistent()).toBe(false)
  })

  it('is reported as persistent only if the browser promised to keep it', async () => {
    mockStorage({ persisted: () => Promise.resolve(true) })
    expect(await isStoragePersistent()).toBe(true)
    mockStorage({ persisted: () => Promise.reject(new Error('unknown')) })
    expect(await isStoragePersistent()).toBe(false)
  })
})
