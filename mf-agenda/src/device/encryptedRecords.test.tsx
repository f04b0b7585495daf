import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { storage, useSession, withDeviceRecords } from 'shared/session'
import { id, mockNetworkError, mockResponse, resetMocks, signedInAs, signedOut } from 'shared/testing'
import { storedLines } from '../attendance/device/storedLines.ts'
import { prepareDevice } from '../testing/device.ts'
import { loadMemberRecordKey } from './loadMemberRecordKey.ts'
import { createEncryptedRecords } from './encryptedRecords.ts'

const deviceKeyResponse = (byte: number) => ({ key: Buffer.alloc(32, byte).toString('base64') })
const attendanceLine = {
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

describe('createEncryptedRecords', () => {
  it('makes a record unreadable after sign-out and for another member, and readable at the next sign-in', async () => {
    signedInAs({ id: id(10) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(1))
    await storedLines.store(attendanceLine.input.entryId, attendanceLine)
    const [storedRecord] = await withDeviceRecords((database) => database.getAll('records'))
    expect(Buffer.from(storedRecord?.sealed ?? new ArrayBuffer()).toString('latin1')).not.toBe('')
    expect(Buffer.from(storedRecord?.sealed ?? new ArrayBuffer()).toString('latin1')).not.toContain('Martin')

    signedOut()
    expect(storage.read('complice.deviceKey')).toBeNull()
    signedInAs({ id: id(11) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(2))
    expect(await storedLines.read()).toEqual([])

    signedInAs({ id: id(10) })
    mockNetworkError('GET /user/device-key')
    await expect(storedLines.read()).rejects.toThrow()
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(1))
    expect(await storedLines.read()).toEqual([{ id: attendanceLine.input.entryId, value: attendanceLine }])
  })

  it('skips records that an earlier version stored in another shape', async () => {
    signedInAs({ id: id(12) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(3))
    await createEncryptedRecords('line', isAnything).store('former', { line: 'of another shape' })
    await storedLines.store(attendanceLine.input.entryId, attendanceLine)
    expect(await storedLines.read()).toEqual([{ id: attendanceLine.input.entryId, value: attendanceLine }])
  })

  it('skips a damaged record', async () => {
    signedInAs({ id: id(16) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(7))
    await storedLines.store('damaged', attendanceLine)
    await storedLines.store('whole', attendanceLine)
    await withDeviceRecords(async (database) => {
      const records = await database.getAll('records')
      const damagedRecord = records.find(({ path }) => path.endsWith('/damaged'))
      if (damagedRecord) await database.put('records', { ...damagedRecord, sealed: new ArrayBuffer(32) })
    })
    expect(await storedLines.read()).toEqual([{ id: 'whole', value: attendanceLine }])
  })

  it('stores under the account of the given key, even if another member has signed in meanwhile', async () => {
    signedInAs({ id: id(13) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(4))
    const recordKey = await loadMemberRecordKey()
    signedOut()
    signedInAs({ id: id(14) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(5))
    await storedLines.store(attendanceLine.input.entryId, attendanceLine, recordKey)
    expect(await storedLines.read()).toEqual([])

    signedOut()
    signedInAs({ id: id(13) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(4))
    expect(await storedLines.read()).toEqual([{ id: attendanceLine.input.entryId, value: attendanceLine }])
  })

  it('uses the last signed-in account after its sign-in expired', async () => {
    signedInAs({ id: id(15) })
    mockResponse('GET /user/device-key', 200, deviceKeyResponse(6))
    await storedLines.read()
    useSession.setState({ token: null, user: null, expired: true })
    await storedLines.store(attendanceLine.input.entryId, attendanceLine)
    signedInAs({ id: id(15) })
    expect(await storedLines.read()).toEqual([{ id: attendanceLine.input.entryId, value: attendanceLine }])
  })
})
