import { afterEach, beforeAll, expect, it } from '@jest/globals'
import { openDB } from 'idb'
import { storage, useSession } from 'shared/session'
import { id, mockNetworkError, mockResponse, resetMocks, signedInAs, signedOut } from 'shared/testing'
import { keptLines } from '../attendance/device/keptLines.ts'
import { prepareDevice } from '../testing/device.ts'
import { readMemberKey } from './memberKey.ts'
import { encryptedRecords } from './encryptedRecords.ts'

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

const isAnything = (_value: unknown): _value is unknown => true

beforeAll(prepareDevice)
afterEach(resetMocks)

it('keeps what was signed sealed: unreadable after a sign-out and for another member, opened at the next sign-in', async () => {
  signedInAs({ id: id(10) })
  mockResponse('GET /user/device-key', 200, keyOf(1))
  await keptLines.keep(line.input.entryId, line)
  const database = await openDB('complice')
  const [stored] = await database.getAll('records')
  database.close()
  expect(Buffer.from(stored.sealed).toString('latin1')).not.toContain('Martin')

  signedOut()
  expect(storage.read('complice.deviceKey')).toBeNull()
  signedInAs({ id: id(11) })
  mockResponse('GET /user/device-key', 200, keyOf(2))
  expect(await keptLines.read()).toEqual([])

  signedInAs({ id: id(10) })
  mockNetworkError('GET /user/device-key')
  await expect(keptLines.read()).rejects.toThrow()
  mockResponse('GET /user/device-key', 200, keyOf(1))
  expect(await keptLines.read()).toEqual([{ id: line.input.entryId, value: line }])
})

it('passes over what a former version kept in another shape', async () => {
  signedInAs({ id: id(12) })
  mockResponse('GET /user/device-key', 200, keyOf(3))
  await encryptedRecords('line', isAnything).keep('former', { line: 'of another shape' })
  await keptLines.keep(line.input.entryId, line)
  expect(await keptLines.read()).toEqual([{ id: line.input.entryId, value: line }])
})

it('reads what can be opened beside what cannot', async () => {
  signedInAs({ id: id(16) })
  mockResponse('GET /user/device-key', 200, keyOf(7))
  await keptLines.keep('damaged', line)
  await keptLines.keep('whole', line)
  const database = await openDB('complice')
  const records = await database.getAll('records')
  const damaged = records.find(({ path }) => path.endsWith('/damaged'))
  await database.put('records', { ...damaged, sealed: new ArrayBuffer(32) })
  database.close()
  expect(await keptLines.read()).toEqual([{ id: 'whole', value: line }])
})

it("stores under the account of the key's member, even if another member is signed in by then", async () => {
  signedInAs({ id: id(13) })
  mockResponse('GET /user/device-key', 200, keyOf(4))
  const memberKey = await readMemberKey()
  signedOut()
  signedInAs({ id: id(14) })
  mockResponse('GET /user/device-key', 200, keyOf(5))
  await keptLines.keep(line.input.entryId, line, memberKey)
  expect(await keptLines.read()).toEqual([])

  signedOut()
  signedInAs({ id: id(13) })
  mockResponse('GET /user/device-key', 200, keyOf(4))
  expect(await keptLines.read()).toEqual([{ id: line.input.entryId, value: line }])
})

it('is the member of the document whose session has expired', async () => {
  signedInAs({ id: id(15) })
  mockResponse('GET /user/device-key', 200, keyOf(6))
  await keptLines.read()
  useSession.setState({ token: null, user: null, expired: true })
  await keptLines.keep(line.input.entryId, line)
  signedInAs({ id: id(15) })
  expect(await keptLines.read()).toEqual([{ id: line.input.entryId, value: line }])
})
