import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { connectionsOf } from '../../../db.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { workDueJobs } from '../../../testing/workDueJobs.ts'
import { fileKey, deleteAudiosOf } from './audios.sql.ts'

const content = 'data:audio/webm;codecs=opus;base64,GkXfo59ChoEBQveBAULygQRC84EI'
const noMail = { send: async () => {}, close: async () => {} }

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
const runDueJobs = () => workDueJobs({ services: api.services, mailTransport: noMail, log: api.app.log })
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

  it('of the same millisecond have different names', async () => {
    const responses = await Promise.all([add(), add(), add()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ body }) => body.name))).toEqual(
      new Set(['1930298400000', '1930298400001', '1930298400002']),
    )
  })

  it('are added once, however often they are sent with one key', async () => {
    const send = () =>
      api.as(practice.token).patch(path(), { content }, { 'idempotency-key': `audio-${practice.tenantId}` })
    const [first, again] = [await send(), await send()]
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await api.as(practice.token).get(path())).body).toEqual([first.body])
  })

  describe('stored on a device before upload', () => {
    const recording = {
      content,
      recordingId: '0199aaaa-0000-7000-8000-000000000001',
      recordedAt: '2031-02-28T17:30:00.000Z',
    }
    const sendAgain = (change: object = {}) => add({ ...recording, ...change })

    it('are named after the instant they began, and sorted by it', async () => {
      const latest = await add()
      const waited = await sendAgain()
      expect(waited).toMatchObject({ status: 200, body: { name: String(Date.parse(recording.recordedAt)) } })
      expect((await api.as(practice.token).get(path())).body).toEqual([waited.body, latest.body])
    })

    it.each([
      ['ahead', '2035-01-01T00:00:00Z'],
      ['in another epoch', '0001-01-01T00:00:00Z'],
      ['at a leap second', '2016-12-31T23:59:60Z'],
    ])('are named after the instant of receipt when the clock of the device is %s', async (_where, recordedAt) => {
      expect((await sendAgain({ recordedAt })).body.name).toBe('1930298400000')
    })

    it('are added once, however much later they are sent again', async () => {
      const first = await sendAgain()
      now = new Date('2031-04-20T10:00:00.000Z')
      expect(await sendAgain()).toMatchObject({ status: 200, body: first.body })
      const both = await Promise.all([sendAgain(), sendAgain()])
      expect(both.map(({ body }) => body)).toEqual([first.body, first.body])
      expect((await api.as(practice.token).get(path())).body).toEqual([first.body])
      await runAllJobs()
      expect((await api.as(practice.token).get(path(first.body.id))).body.content).toBe(content)
    })

    it('are not found in another session', async () => {
      await sendAgain()
      const elsewhere = await api.as(practice.token).patch(`/sessions/${practice.ids.request}/audios`, recording)
      expect(elsewhere).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
      expect((await api.as(practice.token).get(`/sessions/${practice.ids.request}/audios`)).body).toEqual([])
    })
  })

  it("are encrypted with the practice's key, bound to their path", async () => {
    const { body } = await add()
    const encrypted = await storedFile(body.id)
    expect(encrypted?.toString('latin1')).not.toContain('\u001aE\u00df\u00a3')
    const other = await add()
    await api.services.files.put(
      fileKey(practice.tenantId, body.id),
      (await storedFile(other.body.id)) ?? Buffer.alloc(0),
    )
    expect((await api.as(practice.token).get(path(body.id))).status).toBe(500)
  })

  it('are deleted at once, and their files soon after', async () => {
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

  it('are deleted with their session, only after the commit', async () => {
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
    const acts = await api.admin('select act, details from audit where entity_id = $1 order by id', [body.id])
    expect(acts).toEqual([
      { act: 'create', details: { session: practice.ids.session, size: 21 } },
      { act: 'delete', details: { session: practice.ids.session } },
    ])
  })

  it.each([
    ['what is no data URL', { content: 'bonjour' }, 415, 'E415', "Ce format de fichier n'est pas accepté."],
    [
      'what is none of the formats',
      { content: 'data:audio/webm;base64,PGh0bWw+' },
      415,
      'E415',
      "Ce format de fichier n'est pas accepté.",
    ],
    [
      'more than 5 MB',
      { content: `data:audio/webm;base64,GkXf${'A'.repeat(7_000_000)}` },
      413,
      'E413',
      'Envoi trop volumineux.',
    ],
    [
      'more than a body may have',
      { content: `data:audio/webm;base64,GkXf${'A'.repeat(9_000_000)}` },
      413,
      'E413',
      'Envoi trop volumineux.',
    ],
    ['nothing', {}, 400, 'E400', 'Certaines informations sont à corriger.'],
  ])('refuse %s', async (_sentence, body, status, errorCode, message) => {
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

  it('leave no file behind when the session is deleted meanwhile', async () => {
    const kept: string[] = []
    const { files } = api.services
    api.services.files = {
      ...files,
      put: async (key, bytes) => {
        kept.push(key)
        await files.put(key, bytes)
        await api.admin('delete from session_animal where session_id = $1', [practice.ids.session])
        await api.admin('delete from session where id = $1', [practice.ids.session])
      },
    }
    const response = await add()
    api.services.files = files
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'E404' } })
    expect(kept).toHaveLength(1)
    expect(await files.get(kept[0] ?? '')).toBeUndefined()
  })

  it('leave no file behind when the call fails between file and row, and keep other files', async () => {
    const { body } = await add()
    const lost: string[] = []
    const { files } = api.services
    api.services.files = {
      put: async (key, bytes) => {
        lost.push(key)
        await files.put(key, bytes)
        throw new Error('the process ended')
      },
      get: files.get,
      delete: () => Promise.reject(new Error('the process ended')),
    }
    expect((await add()).status).toBe(500)
    api.services.files = files
    await runAllJobs()
    expect(await files.get(lost[0] ?? '')).toBeDefined()
    await api.admin("update jobs.job set start_after = now() where name = 'deleteOrphanAudio'")
    await runAllJobs()
    expect(await files.get(lost[0] ?? '')).toBeUndefined()
    expect(await storedFile(body.id)).toBeDefined()
  })

  it('are refused while the store is unreachable', async () => {
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

  it('use no database connection during the upload: twelve concurrent ones do not block other calls', async () => {
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
