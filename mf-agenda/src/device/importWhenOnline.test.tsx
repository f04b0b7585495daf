import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { importWhenOnline } from './importWhenOnline.ts'

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const offlineError = new Error('Failed to fetch')

afterEach(() => void jest.restoreAllMocks())

describe('importWhenOnline', () => {
  it('imports the module again once the device is online', async () => {
    const load = jest.fn(async () => 'module').mockRejectedValueOnce(offlineError)
    setOnline(false)
    const imported = importWhenOnline(load)
    await Promise.resolve()
    expect(load).toHaveBeenCalledTimes(1)
    setOnline(true)
    await new Promise((resolve) => setTimeout(resolve, 0))
    window.dispatchEvent(new Event('online'))
    expect(await imported).toBe('module')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('rejects if the import fails although the device is online', async () => {
    setOnline(true)
    await expect(importWhenOnline(() => Promise.reject(offlineError))).rejects.toBe(offlineError)
  })
})
