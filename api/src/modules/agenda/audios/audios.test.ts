import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { connectionsOf } from '../../../db.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { workDueJobs } from '../../../testing/workDueJobs.ts'
import { fileKey, deleteAudiosOf } from './audios.sql.ts'

const content = 'data:audio/webm;codecs=opus;base64,GkXfo59ChoEBQveBAULygQRC84EI'
const mailTransport = { send: async () => {}, close: async () => {} }

let api: TestApp
let practice: PopulatedPractice
let now = new Date('2031-03-03T10:00:00.000Z')
beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  await api.as(practice.token).delete(`/sessions/${practice.ids.session}/audios/${practice.ids.audio}`)
  now = new Date('2031-03-03T10:00:00.000Z')
})

const path = (audioId = '') => `/sessions/${practice.ids.session}/audios${audioId && `/${audioId}`}`
const add = (body: object = { content }) => api.as(practice.token).patch(path(), body)
const storedFile = (id: string) => api.services.files.get(fileKey(practice.tenantId, id))
const runDueJobs = () => workDueJobs({ services: api.services, mailTransport, log: api.app.log })
const runAllJobs = async () => {
  while ((await runDueJobs()) > 0);
}

describe('audio comments', () => {
  it('are named after their instant, listed oldest first, and returned byte for byte', async () => {
    const first = await add()
    expect(first).toMatchObject({ status: 200, body: { name: '1930298400000' } })
    now = new Date('2031-03-03T10:05:00.000Z')
    const second = await add()
    expect(second.body.name).toBe('1930298700000')
    expect(await api.as(practice.token).get(path())).toMatchObject({ status: 200, body: [first.body, second.body] })
    expect(await api.as(practice.token).get(path(first.body.id))).toMatchObject({
      status: 200,
      body: { ...first.body, content },
    })
  })

  it('have different names when recorded in the same millisecond', async () => {
    const responses = await Promise.all([add(), add(), add()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ body }) => body.name))).toEqual(
      new Set(['1930298400000', '1930298400001', '1930298400002']),
    )
  })

  it('are stored once when sent repeatedly with one idempotency key', async () => {
    const send = () =>
      api.as(practice.token).patch(path(), { content }, { 'idempotency-key': `audio-${practice.tenantId}` })
    const [first, repeated] = [await send(), await send()]
    expect(repeated).toMatchObject({ status: 200, body: first.body })
    expect((await api.as(practice.token).get(path())).body).toEqual([first.body])
  })

  describe('recorded offline and uploaded later', () => {
    const recording = {
      content,
      recordingId: '0199aaaa-0000-7000-8000-000000000001',
      recordedAt: '2031-02-28T17:30:00.000Z',
    }
    const sendAgain = (change: object = {}) => add({ ...recording, ...change })

    it('are named after the instant they began, and sorted by it', async () => {
      const lastRecording = await add()
      const elapsedMs = await sendAgain()
      expect(elapsedMs).toMatchObject({ status: 200, body: { name: String(Date.parse(recording.recordedAt)) } })
      expect((await api.as(practice.token).get(path())).body).toEqual([elapsedMs.body, lastRecording.body])
    })

    it.each([
      ['ahead', '2035-01-01T00:00:00Z'],
      ['set to the year 1', '0001-01-01T00:00:00Z'],
      ['at a leap second', '2016-12-31T23:59:60Z'],
    ])('are named after the time of receipt when the clock of the device is %s', async (_caseName, recordedAt) => {
      expect((await sendAgain({ recordedAt })).body.name).toBe('1930298400000')
    })

    it('are stored once when sent again later', async () => {
      const first = await sendAgain()
      now = new Date('2031-04-20T10:00:00.000Z')
      expect(await sendAgain()).toMatchObject({ status: 200, body: first.body })
      const concurrentResponses = await Promise.all([sendAgain(), sendAgain()])
      expect(concurrentResponses.map(({ body }) => body)).toEqual([first.body, first.body])
      expect((await api.as(practice.token).get(path())).body).toEqual([first.body])
      await runAllJobs()
      expect((await api.as(practice.token).get(path(first.body.id))).body.content).toBe(content)
    })

    it('are not found under another session', async () => {
      await sendAgain()
      const otherSessionResponse = await api
        .as(practice.token)
        .patch(`/sessions/${practice.ids.request}/audios`, recording)
      expect(otherSessionResponse).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
      expect((await api.as(practice.token).get(`/sessions/${practice.ids.request}/audios`)).body).toEqual([])
    })
  })

  it("are encrypted with the practice's key and bound to their path", async () => {
    const { body } = await add()
    const storedBytes = await storedFile(body.id)
    expect(storedBytes?.toString('latin1')).not.toContain('\u001aE\u00df\u00a3')
    const otherAudio = await add()
    await api.services.files.put(
      fileKey(practice.tenantId, body.id),
      (await storedFile(otherAudio.body.id)) ?? Buffer.alloc(0),
    )
    expect((await api.as(practice.token).get(path(body.id))).status).toBe(500)
  })

  it('are deleted at once, and their files by a later job', async () => {
    const { body } = await add()
    expect(await api.as(practice.token).delete(path(body.id))).toMatchObject({ status: 204, body: null })
    expect(await api.as(practice.token).get(path(body.id))).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
    expect(await api.as(practice.token).delete(path(body.id))).toMatchObject({
      status: 404,
      body: { errorCode: 'E404' },
    })
    await runAllJobs()
    expect(await storedFile(body.id)).toBeUndefined()
  })

  it('are deleted with their session, but not when the transaction is rolled back', async () => {
    const { body } = await add()
    const failed = api.inTenant(practice.tenantId, async (tx) => {
      await deleteAudiosOf(tx, [practice.ids.session])
      throw new Error('not after all')
    })
    await expect(failed).rejects.toThrow('not after all')
    await runAllJobs()
    expect(await storedFile(body.id)).toBeDefined()
    await api.inTenant(practice.tenantId, (tx) => deleteAudiosOf(tx, [practice.ids.session, practice.ids.request]))
    await api.inTenant(practice.tenantId, (tx) => deleteAudiosOf(tx, []))
    await runAllJobs()
    expect(await storedFile(body.id)).toBeUndefined()
    expect((await api.as(practice.token).get(path())).body).toEqual([])
  })

  it('are deleted when the agenda deletes their session', async () => {
    const { body } = await add()
    expect((await api.as(practice.token).delete(`/sessions/${practice.ids.session}`)).status).toBe(200)
    await runAllJobs()
    expect(await storedFile(body.id)).toBeUndefined()
  })

  it('are recorded in the audit log, without their content', async () => {
    const { body } = await add()
    await api.as(practice.token).delete(path(body.id))
    const auditEntries = await api.admin('select act, details from audit where entity_id = $1 order by id', [body.id])
    expect(auditEntries).toEqual([
      { act: 'create', details: { session: practice.ids.session, size: 21 } },
      { act: 'delete', details: { session: practice.ids.session } },
    ])
  })

  it.each([
    ['content that is not a data URL', { content: 'bonjour' }, 415, 'E415', "Ce format de fichier n'est pas accepté."],
    [
      'content that is not audio',
      { content: 'data:audio/webm;base64,PGh0bWw+' },
      415,
      'E415',
      "Ce format de fichier n'est pas accepté.",
    ],
    [
      'a recording of more than 5 MB',
      { content: `data:audio/webm;base64,GkXf${'A'.repeat(7_000_000)}` },
      413,
      'E413',
      'Envoi trop volumineux.',
    ],
    [
      'a body over the size limit',
      { content: `data:audio/webm;base64,GkXf${'A'.repeat(9_000_000)}` },
      413,
      'E413',
      'Envoi trop volumineux.',
    ],
    ['an empty body', {}, 400, 'E400', 'Certaines informations sont à corriger.'],
  ])('are refused with %s', async (_caseName, body, status, errorCode, message) => {
    expect(await add(body)).toMatchObject({ status, body: { errorCode, message } })
    expect((await api.as(practice.token).get(path())).body).toEqual([])
  })

  it('are not available in the Standard offer', async () => {
    const { body } = await add()
    await api.admin("update tenant set offer = 'STANDARD' where id = $1", [practice.tenantId])
    const caller = api.as(practice.token)
    for (const response of [
      await caller.get(path()),
      await caller.get(path(body.id)),
      await add(),
      await caller.delete(path(body.id)),
    ]) {
      expect(response).toMatchObject({ status: 403, body: { errorCode: 'E403' } })
    }
    const rows = await api.admin('select id from session_audio where session_id = $1', [practice.ids.session])
    expect(rows).toEqual([{ id: body.id }])
  })

  it('leave no file behind when the session is deleted during the upload', async () => {
    const storedKeys: string[] = []
    const { files } = api.services
    api.services.files = {
      ...files,
      put: async (key, bytes) => {
        storedKeys.push(key)
        await files.put(key, bytes)
        await api.admin('delete from session_animal where session_id = $1', [practice.ids.session])
        await api.admin('delete from session where id = $1', [practice.ids.session])
      },
    }
    const response = await add()
    api.services.files = files
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
    expect(storedKeys).toHaveLength(1)
    expect(await files.get(storedKeys[0] ?? '')).toBeUndefined()
  })

  it('leave no file behind when the process fails between file and row, and keep other files', async () => {
    const { body } = await add()
    const lostKeys: string[] = []
    const { files } = api.services
    api.services.files = {
      put: async (key, bytes) => {
        lostKeys.push(key)
        await files.put(key, bytes)
        throw new Error('the process ended')
      },
      get: files.get,
      delete: () => Promise.reject(new Error('the process ended')),
    }
    expect((await add()).status).toBe(500)
    api.services.files = files
    await runAllJobs()
    expect(await files.get(lostKeys[0] ?? '')).toBeDefined()
    await api.admin("update jobs.job set start_after = now() where name = 'deleteOrphanAudio'")
    await runAllJobs()
    expect(await files.get(lostKeys[0] ?? '')).toBeUndefined()
    expect(await storedFile(body.id)).toBeDefined()
  })

  it('are refused while the file store is unavailable', async () => {
    const { files } = api.services
    api.services.files = {
      ...files,
      put: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
    }
    const response = await add()
    api.services.files = files
    expect(response).toMatchObject({ status: 503, body: { errorCode: 'E507' } })
    expect((await api.as(practice.token).get(path())).body).toEqual([])
  })

  it('hold no database connection during the upload: twelve concurrent uploads do not block other calls', async () => {
    const { files } = api.services
    const storing: (() => void)[] = []
    const allStoring = new Promise<void>((resolve) => {
      api.services.files = {
        ...files,
        put: async (key, bytes) => {
          await new Promise<void>((release) => {
            storing.push(release)
            if (storing.length === 12) resolve()
          })
          await files.put(key, bytes)
        },
      }
    })
    const sent = Array.from({ length: 12 }, () => add())
    await allStoring
    expect(connectionsOf(api.database)).toMatchObject({ awaited: 0 })
    expect((await api.as(practice.token).get('/user/details')).status).toBe(200)
    for (const release of storing) release()
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    api.services.files = files
  })
})
