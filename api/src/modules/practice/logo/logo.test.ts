import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { fileForm } from '../../../testing/fileForm.ts'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'
import { readLogoPicture } from './logo.service.ts'

let api: TestApp
let practice: TestPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api, { offer: 'ULTIME' })
  alice = api.as(practice.token)
})

const bytesOf = (content: Buffer) => Uint8Array.from(content)
const send = (content: Buffer | string, caller = alice) =>
  caller.put('/user/logo', fileForm(typeof content === 'string' ? content : bytesOf(content), 'logo.png'))
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1F6457' } })
    .withExif({ IFD0: { Copyright: 'Canari' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
const kept = (memberId: string) =>
  api.inTenant(practice.tenantId, (tx) =>
    readLogoPicture({ tx, services: api.services, member: { tenantId: practice.tenantId } }, memberId),
  )

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Some kilobytes that are a black picture of this many points a side. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('a logo', () => {
  it('is drawn anew, small, without what the camera wrote into it, and lies sealed in the store', async () => {
    const { status, body } = await send(await photo(1600, 900))
    expect(status).toBe(200)
    expect(body.logo).toMatch(/^data:image\/webp;base64,/)
    expect(body.logo.length).toBeLessThan(12_000)
    const file = await kept(practice.therapistId)
    const { format, width, height, exif } = await sharp(file).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'png', width: 512, height: 288, exif: undefined })
    const [row] = await api.admin<{ logo_file: string }>('select logo_file from member where id = $1', [
      practice.therapistId,
    ])
    const stored = await api.services.files.get(`${practice.tenantId}/${row?.logo_file}`)
    expect(stored?.includes('PNG')).toBe(false)
  })

  it('is shown in the settings, on the card, and to whoever is signed in unless they leave it out', async () => {
    await api.admin('update member set public_access = true where id = $1', [practice.therapistId])
    const { logo } = (await send(await photo(64, 64))).body
    expect((await alice.get('/user')).body.logo).toBe(logo)
    expect((await api.as().get(`/therapists/${practice.therapistId}`)).body.logo).toBe(logo)
    expect((await alice.get('/user/details')).body.logo).toBe(logo)
    expect((await alice.get('/user/details?logo=false')).body).not.toHaveProperty('logo')
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await api.as(therapist.token).get('/user/details')).body.logo).toBe(logo)
    expect((await alice.delete('/user/logo')).status).toBe(204)
    expect((await alice.get('/user')).body.logo).toBeNull()
  })

  it('has an address of its own while its therapist is in the directory', async () => {
    const at = () => api.app.inject({ method: 'GET', url: `/api/therapists/${practice.therapistId}/logo` })
    await send(await photo(64, 64))
    expect((await at()).statusCode).toBe(404)
    await api.admin('update member set public_access = true where id = $1', [practice.therapistId])
    await send(await photo(64, 64))
    const { statusCode, headers, rawPayload } = await at()
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
    await alice.delete('/user/logo')
    expect((await at()).statusCode).toBe(404)
  })

  it('takes the place of the one before, whose file is deleted', async () => {
    await send(await photo(64, 64))
    const [row] = await api.admin<{ logo_file: string }>('select logo_file from member where id = $1', [
      practice.therapistId,
    ])
    await send(await photo(65, 65))
    const jobs = await api.admin<{ keys: string[] }>(
      "select data->'keys' as keys from jobs.job where name = 'deleteFiles' and data::text like $1",
      [`%${row?.logo_file}%`],
    )
    expect(jobs).toEqual([{ keys: [`${practice.tenantId}/${row?.logo_file}`] }])
  })

  it.each([
    [
      'a vector image, which can hold scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    [
      'a vector image behind the first bytes of another',
      '\u0089PNG\r\n\u001a\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['nothing', ''],
  ])('is not %s', async (_what, content) => {
    const { status, body } = await send(Buffer.from(content, 'latin1'))
    expect({ status, code: body.errorCode }).toEqual({ status: 415, code: 'E415' })
    expect(await kept(practice.therapistId)).toBeUndefined()
  })

  it('is not half a picture', async () => {
    const whole = await photo(400, 400)
    expect((await send(whole.subarray(0, whole.length / 2))).status).toBe(415)
    expect(await kept(practice.therapistId)).toBeUndefined()
  })

  it('of 5 MB is too large', async () => {
    expect((await send(Buffer.concat([await photo(8, 8), Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413)
  })

  it('that unpacks to 900 million points is refused without being unpacked', async () => {
    const packed = bomb(30_000)
    expect(packed.length).toBeLessThan(200_000)
    await send(await photo(8, 8))
    const before = process.memoryUsage().rss
    expect((await send(packed)).status).toBe(415)
    // Unpacked it is 2.7 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024)
  })

  it('is no business of an assistant', async () => {
    const assistant = await joinPractice(api, practice)
    expect((await send(await photo(8, 8), api.as(assistant.token))).status).toBe(403)
    expect((await api.as(assistant.token).delete('/user/logo')).status).toBe(403)
  })
})
