import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { afterEach, beforeAll, expect, it } from '@jest/globals'
import { openDB } from 'idb'
import { storage } from 'shared/session'
import { id, mockNetworkError, mockResponse, resetMocks, signedInAs, signedOut } from 'shared/testing'
import { keepRecord, keptRecords } from './sealedRecords.ts'

const keyOf = (byte: number) => ({ key: Buffer.alloc(32, byte).toString('base64') })
const line = {
  sessionId: id(1),
  input: {
    entryId: id(2),
    participantId: id(3),
    recordedAt: '2026-11-20T10:00:00.000Z',
    signature: { kind: 'TYPED' as const, name: 'Léa Martin' },
  },
}

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})
afterEach(resetMocks)

it('keeps what was signed sealed: unreadable after a sign-out and for another member, opened at the next sign-in', async () => {
  signedInAs({ id: id(10) })
  mockResponse('GET /user/device-key', 200, keyOf(1))
  await keepRecord('line', line.input.entryId, line)
  const database = await openDB('complice')
  const [stored] = await database.getAll('records')
  database.close()
  expect(Buffer.from(stored.sealed).toString('latin1')).not.toContain('Martin')

  signedOut()
  expect(storage.read('complice.deviceKey')).toBeNull()
  signedInAs({ id: id(11) })
  mockResponse('GET /user/device-key', 200, keyOf(2))
  expect(await keptRecords('line')).toEqual([])

  signedInAs({ id: id(10) })
  mockNetworkError('GET /user/device-key')
  await expect(keptRecords('line')).rejects.toThrow()
  mockResponse('GET /user/device-key', 200, keyOf(1))
  expect(await keptRecords('line')).toEqual([{ id: line.input.entryId, value: line }])
})

it('passes over what a former version kept in another shape', async () => {
  signedInAs({ id: id(12) })
  mockResponse('GET /user/device-key', 200, keyOf(3))
  await Reflect.apply(keepRecord, undefined, ['sheet', 'former', { sheet: 'of another shape' }])
  await keepRecord('line', line.input.entryId, line)
  expect(await keptRecords('sheet')).toEqual([])
  expect(await keptRecords('line')).toEqual([{ id: line.input.entryId, value: line }])
})
