import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { IDBFactory } from 'fake-indexeddb'
import { storage } from 'shared/session'
import { countUnsent, removeDeviceRecords, withDeviceRecords } from './deviceRecords.ts'

const paths = [
  'alice/line/1',
  'alice/line/2',
  'alice/recording/3',
  'alice/recordingSlice/3/000000',
  'alice/sheet/4',
  'bruno/line/5',
  'bruno/sheet/6',
]
const readPaths = () => withDeviceRecords((database) => database.getAllKeys('records'))

beforeEach(async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true })
  storage.write('complice.unsent', 'true')
  await withDeviceRecords(async (database) => {
    for (const path of paths)
      await database.put('records', { path, nonce: new Uint8Array(12), sealed: new ArrayBuffer(1) })
  })
})

describe('the records of a member on the device', () => {
  it('are counted if they are not sent yet', async () => {
    expect(await countUnsent('alice')).toEqual({ lines: 2, recordings: 1 })
    expect(await countUnsent('bruno')).toEqual({ lines: 1, recordings: 0 })
    expect(await countUnsent('chloé')).toEqual({ lines: 0, recordings: 0 })
  })

  it('are not counted on a device without the flag `complice.unsent`', async () => {
    storage.remove('complice.unsent')
    expect(await countUnsent('alice')).toEqual({ lines: 0, recordings: 0 })
  })

  it('are removed, but not those of another member', async () => {
    await removeDeviceRecords('alice', { keepUnsent: false })
    expect(await readPaths()).toEqual(['bruno/line/5', 'bruno/sheet/6'])
    expect(storage.read('complice.unsent')).toBe('true')
  })

  it('are removed except the unsent ones, if the member keeps them', async () => {
    await removeDeviceRecords('alice', { keepUnsent: true })
    expect(await readPaths()).toEqual(paths.filter((path) => path !== 'alice/sheet/4'))
  })

  it('are removed with the flag `complice.unsent` if no other member has unsent data', async () => {
    await removeDeviceRecords('bruno', { keepUnsent: false })
    await removeDeviceRecords('alice', { keepUnsent: false })
    expect([await readPaths(), storage.read('complice.unsent')]).toEqual([[], null])
  })
})
