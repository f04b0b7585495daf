import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { connectionsOf } from '../../../db.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { workAllDueJobs } from '../../../testing/workDueJobs.ts'
import { purgeDeletedSessions } from '../sessions/deletion/purgeDeletedSessions.service.ts'
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

const audioPath = (audioId = '') => `/sessions/${practice.ids.session}/audios${audioId && `/${audioId}`}`
const addAudio = (body: object = { content }) => api.as(practice.token).patch(audioPath(), body)
const readStoredFile = (id: string) => api.services.files.get(fileKey(practice.tenantId, id))
const runAllJobs = () => workAllDueJobs({ services: api.services, mailTransport, log: api.app.log })

describe('audio comments', () => {
  it('are named after their instant, listed oldest first, and returned byte for byte', async () => {
    const firstAudio = await addAudio()
    expect(firstAudio).toMatchObject({ status: 200, body: { name: '1930298400000' } })
    now = new Date('2031-03-03T10:05:00.000Z')
    const secondAudio = await addAudio()
    expect(secondAudio.body.name).toBe('1930298700000')
    expect(await api.as(practice.token).get(audioPath())).toMatchObject({
      status: 200,
      body: [firstAudio.body, secondAudio.body],
    })
    expect(await api.as(practice.token).get(audioPath(firstAudio.body.id))).toMatchObject({
      status: 200,
      body: { ...firstAudio.body, content },
    })
  })

  it('have different names when recorded in the same millisecond', async () => {
    const responses = await Promise.all([addAudio(), addAudio(), addAudio()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ body }) => body.name))).toEqual(
      new Set(['1930298400000', '1930298400001', '1930298400002']),
    )
  })

  it('are stored once when sent repeatedly with the same idempotency key', async () => {
    const sendWithKey = () =>
      api.as(practice.token).patch(audioPath(), { content }, { 'idempotency-key': `audio-${practice.tenantId}` })
    const [firstResponse, repeatedResponse] = [await sendWithKey(), await sendWithKey()]
    expect(repeatedResponse).toMatchObject({ status: 200, body: firstResponse.body })
    expect((await api.as(practice.token).get(audioPath())).body).toEqual([firstResponse.body])
  })

  describe('recorded offline and uploaded later', () => {
    const recording = {
      content,
      recordingId: '0199aaaa-0000-7000-8000-000000000001',
      recordedAt: '2031-02-28T17:30:00.000Z',
    }
    const sendRecording = (change: object = {}) => addAudio({ ...recording, ...change })

    it('are named after the instant they began, and sorted by it', async () => {
      const onlineAudio = await addAudio()
      const offlineAudio = await sendRecording()
      expect(offlineAudio).toMatchObject({ status: 200, body: { name: String(Date.parse(recording.recordedAt)) } })
      expect((await api.as(practice.token).get(audioPath())).body).toEqual([offlineAudio.body, onlineAudio.body])
    })

    it.each([
      ['ahead', '2035-01-01T00:00:00Z'],
      ['set to the year 1', '0001-01-01T00:00:00Z'],
      ['at a leap second', '2016-12-31T23:59:60Z'],
    ])('are named after the time of receipt when the clock of the device is %s', async (_caseName, recordedAt) => {
      expect((await sendRecording({ recordedAt })).body.name).toBe('1930298400000')
    })

    it('are stored once when sent again later', async () => {
      const firstResponse = await sendRecording()
      now = new Date('2031-04-20T10:00:00.000Z')
      expect(await sendRecording()).toMatchObject({ status: 200, body: firstResponse.body })
      const concurrentResponses = await Promise.all([sendRecording(), sendRecording()])
      expect(concurrentResponses.map(({ body }) => body)).toEqual([firstResponse.body, firstResponse.body])
      expect((await api.as(practice.token).get(audioPath())).body).toEqual([firstResponse.body])
      await runAllJobs()
      expect((await api.as(practice.token).get(audioPath(firstResponse.body.id))).body.content).toBe(content)
    })

    it('are refused with 404 when sent again for another session', async () => {
      await sendRecording()
      const otherSessionResponse = await api
        .as(practice.token)
        .patch(`/sessions/${practice.ids.request}/audios`, recording)
      expect(otherSessionResponse).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
      expect((await api.as(practice.token).get(`/sessions/${practice.ids.request}/audios`)).body).toEqual([])
    })
  })

  it("are encrypted with the practice's key, and unreadable in the file of another recording", async () => {
    const { body } = await addAudio()
    const storedBytes = await readStoredFile(body.id)
    expect(storedBytes?.toString('latin1')).not.toContain('\u001aE\u00df\u00a3')
    const otherAudio = await addAudio()
    await api.services.files.put(
      fileKey(practice.tenantId, body.id),
      (await readStoredFile(otherAudio.body.id)) ?? Buffer.alloc(0),
    )
    expect((await api.as(practice.token).get(audioPath(body.id))).status).toBe(500)
  })

  it('are deleted immediately, and their files by a later job', async () => {
    const { body } = await addAudio()
    expect(await api.as(practice.token).delete(audioPath(body.id))).toMatchObject({ status: 204, body: null })
    expect(await api.as(practice.token).get(audioPath(body.id))).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
    expect(await api.as(practice.token).delete(audioPath(body.id))).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
    await runAllJobs()
    expect(await readStoredFile(body.id)).toBeUndefined()
  })

  it('are deleted with their files by deleteAudiosOf, but not when the transaction is rolled back', async () => {
    const { body } = await addAudio()
    const failedTransaction = api.inTenant(practice.tenantId, async (tx) => {
      await deleteAudiosOf(tx, [practice.ids.session])
      throw new Error('rolled back')
    })
    await expect(failedTransaction).rejects.toThrow('rolled back')
    await runAllJobs()
    expect(await readStoredFile(body.id)).toBeDefined()
    await api.inTenant(practice.tenantId, (tx) => deleteAudiosOf(tx, [practice.ids.session, practice.ids.request]))
    await api.inTenant(practice.tenantId, (tx) => deleteAudiosOf(tx, []))
    await runAllJobs()
    expect(await readStoredFile(body.id)).toBeUndefined()
    expect((await api.as(practice.token).get(audioPath())).body).toEqual([])
  })

  it('are deleted when the agenda deletes their session', async () => {
    const { body } = await addAudio()
    const deletion = await api.as(practice.token).delete(`/sessions/${practice.ids.session}`)
    await purgeDeletedSessions(api.services, practice.tenantId, deletion.body.undoId)
    await runAllJobs()
    expect(await readStoredFile(body.id)).toBeUndefined()
  })

  it('are recorded in the audit log, without their content', async () => {
    const { body } = await addAudio()
    await api.as(practice.token).delete(audioPath(body.id))
    const auditEntries = await api.admin('select act, details from audit where entity_id = $1 order by id', [body.id])
    expect(auditEntries).toEqual([
      { act: 'create', details: { session: practice.ids.session, size: 21 } },
      { act: 'delete', details: { session: practice.ids.session } },
    ])
  })

  it.each([
    [
      'content that is not a data URL',
      { content: 'bonjour' },
      415,
      errorCode.mediaRefused,
      "Ce format de fichier n'est pas accepté.",
    ],
    [
      'content that is not audio',
      { content: 'data:audio/webm;base64,PGh0bWw+' },
      415,
      errorCode.mediaRefused,
      "Ce format de fichier n'est pas accepté.",
    ],
    [
      'a recording of more than 5 MB',
      { content: `data:audio/webm;base64,GkXf${'A'.repeat(7_000_000)}` },
      413,
      errorCode.tooLarge,
      'Envoi trop volumineux.',
    ],
    [
      'a body over the size limit',
      { content: `data:audio/webm;base64,GkXf${'A'.repeat(9_000_000)}` },
      413,
      errorCode.tooLarge,
      'Envoi trop volumineux.',
    ],
    ['an empty body', {}, 400, errorCode.invalid, 'Certaines informations sont à corriger.'],
  ])('are refused with %s', async (_caseName, body, status, code, message) => {
    expect(await addAudio(body)).toMatchObject({ status, body: { errorCode: code, message } })
    expect((await api.as(practice.token).get(audioPath())).body).toEqual([])
  })

  it('are not available in the Standard offer', async () => {
    const { body } = await addAudio()
    await api.admin("update tenant set offer = 'STANDARD' where id = $1", [practice.tenantId])
    const caller = api.as(practice.token)
    for (const response of [
      await caller.get(audioPath()),
      await caller.get(audioPath(body.id)),
      await addAudio(),
      await caller.delete(audioPath(body.id)),
    ]) {
      expect(response).toMatchObject({ status: 403, body: { errorCode: errorCode.forbidden } })
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
    const response = await addAudio()
    api.services.files = files
    expect(response).toMatchObject({ status: 404, body: { errorCode: errorCode.notFound } })
    expect(storedKeys).toHaveLength(1)
    expect(await files.get(storedKeys[0] ?? '')).toBeUndefined()
  })

  it('leave no file behind when the process ends between storing the file and its row', async () => {
    const { body } = await addAudio()
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
    expect((await addAudio()).status).toBe(500)
    api.services.files = files
    await runAllJobs()
    expect(await files.get(lostKeys[0] ?? '')).toBeDefined()
    await api.admin("update jobs.job set start_after = now() where name = 'deleteOrphanAudio'")
    await runAllJobs()
    expect(await files.get(lostKeys[0] ?? '')).toBeUndefined()
    expect(await readStoredFile(body.id)).toBeDefined()
  })

  it('are refused while the file store is full', async () => {
    const { files } = api.services
    api.services.files = {
      ...files,
      put: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
    }
    const response = await addAudio()
    api.services.files = files
    expect(response).toMatchObject({ status: 503, body: { errorCode: errorCode.storageFull } })
    expect((await api.as(practice.token).get(audioPath())).body).toEqual([])
  })

  it('hold no database connection during the upload: twelve concurrent uploads do not block other calls', async () => {
    const { files } = api.services
    const pendingUploads: (() => void)[] = []
    const allUploadsPending = new Promise<void>((resolve) => {
      api.services.files = {
        ...files,
        put: async (key, bytes) => {
          await new Promise<void>((release) => {
            pendingUploads.push(release)
            if (pendingUploads.length === 12) resolve()
          })
          await files.put(key, bytes)
        },
      }
    })
    const uploads = Array.from({ length: 12 }, () => addAudio())
    await allUploadsPending
    expect(connectionsOf(api.database)).toMatchObject({ awaited: 0 })
    expect((await api.as(practice.token).get('/user/details')).status).toBe(200)
    for (const release of pendingUploads) release()
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    api.services.files = files
  })
})
