import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { errorCode } from 'shared/contracts/errorCodes'
import { fileForm } from '../../../testing/fileForm.ts'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'
import { encodeLogo } from './encodeLogo.ts'
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

const toBytes = (content: Buffer) => Uint8Array.from(content)
const uploadLogo = (content: Buffer | string, caller = alice) =>
  caller.put('/user/logo', fileForm(typeof content === 'string' ? content : toBytes(content), 'logo.png'))
const createPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1F6457' } })
    .withExif({ IFD0: { Copyright: 'Canari' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
const readStoredLogo = (memberId: string) =>
  api.inTenant(practice.tenantId, (tx) =>
    readLogoPicture({ tx, services: api.services, member: { tenantId: practice.tenantId } }, memberId),
  )

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Builds a black PNG of `side` × `side` pixels that compresses to some kilobytes. */
function buildDecompressionBomb(side: number, { isInterlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Bit depth and interlace method (PNG specification, IHDR).
  header[8] = 1
  header[12] = isInterlaced ? 1 : 0
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))])
}

describe('a logo', () => {
  it("is encoded again, resized, without the camera's metadata, and stored encrypted", async () => {
    const { status, body } = await uploadLogo(await createPhoto(1600, 900))
    expect(status).toBe(200)
    expect(body.logo).toMatch(/^data:image\/webp;base64,/)
    expect(body.logo.length).toBeLessThan(12_000)
    const file = await readStoredLogo(practice.therapistId)
    const { format, width, height, exif } = await sharp(file).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'png', width: 512, height: 288, exif: undefined })
    const [row] = await api.admin<{ logo_file: string }>('select logo_file from member where id = $1', [
      practice.therapistId,
    ])
    const storedFile = await api.services.files.get(`${practice.tenantId}/${row?.logo_file}`)
    expect(storedFile?.includes('PNG')).toBe(false)
  })

  it("is returned in the settings, on the public card and in the user's details, except with logo=false", async () => {
    await api.admin('update member set public_access = true where id = $1', [practice.therapistId])
    const { logo } = (await uploadLogo(await createPhoto(64, 64))).body
    expect((await alice.get('/user')).body.logo).toBe(logo)
    expect((await api.as().get(`/therapists/${practice.therapistId}`)).body.logo).toBe(logo)
    expect((await alice.get('/user/details')).body.logo).toBe(logo)
    expect((await alice.get('/user/details?logo=false')).body).not.toHaveProperty('logo')
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await api.as(therapist.token).get('/user/details')).body.logo).toBe(logo)
    expect((await alice.delete('/user/logo')).status).toBe(204)
    expect((await alice.get('/user')).body.logo).toBeNull()
  })

  it('has a public address while its therapist is in the directory', async () => {
    const fetchPublicLogo = () => api.app.inject({ method: 'GET', url: `/api/therapists/${practice.therapistId}/logo` })
    await uploadLogo(await createPhoto(64, 64))
    expect((await fetchPublicLogo()).statusCode).toBe(404)
    await api.admin('update member set public_access = true where id = $1', [practice.therapistId])
    await uploadLogo(await createPhoto(64, 64))
    const { statusCode, headers, rawPayload } = await fetchPublicLogo()
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
    await alice.delete('/user/logo')
    expect((await fetchPublicLogo()).statusCode).toBe(404)
  })

  it('replaces the former logo, whose file a job will delete', async () => {
    await uploadLogo(await createPhoto(64, 64))
    const [row] = await api.admin<{ logo_file: string }>('select logo_file from member where id = $1', [
      practice.therapistId,
    ])
    await uploadLogo(await createPhoto(65, 65))
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
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a vector image with the first bytes of a PNG', '\u0089PNG\r\n\u001a\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an empty file', ''],
  ])('is refused if it is %s', async (_case, content) => {
    const { status, body } = await uploadLogo(Buffer.from(content, 'latin1'))
    expect({ status, code: body.errorCode }).toEqual({ status: 415, code: errorCode.mediaRefused })
    expect(await readStoredLogo(practice.therapistId)).toBeUndefined()
  })

  it('is refused if the picture is truncated', async () => {
    const wholePicture = await createPhoto(400, 400)
    expect((await uploadLogo(wholePicture.subarray(0, wholePicture.length / 2))).status).toBe(415)
    expect(await readStoredLogo(practice.therapistId)).toBeUndefined()
  })

  it('is refused above 5 MB', async () => {
    expect((await uploadLogo(Buffer.concat([await createPhoto(8, 8), Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413)
  })

  it('is refused without being decompressed if it has 900 million pixels', async () => {
    const compressedPicture = buildDecompressionBomb(30_000)
    expect(compressedPicture.length).toBeLessThan(200_000)
    await uploadLogo(await createPhoto(8, 8))
    const memoryBefore = process.memoryUsage().rss
    expect((await uploadLogo(compressedPicture)).status).toBe(415)
    // Decompressed, the picture takes 2.7 GB.
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(500 * 1024 * 1024)
  })

  it('is refused if it has too many pixels for a format that is decoded as a whole', async () => {
    const side = 3_500
    const webp = await sharp(buildDecompressionBomb(side)).webp({ effort: 0 }).toBuffer()
    expect((await uploadLogo(buildDecompressionBomb(side, { isInterlaced: true }))).status).toBe(415)
    expect((await uploadLogo(webp)).status).toBe(415)
    expect((await uploadLogo(buildDecompressionBomb(side))).status).toBe(200)
  })

  it('is decoded after the waiting pictures, and refused with a retry delay when too many pictures wait', async () => {
    const picture = await createPhoto(3000, 2000)
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => encodeLogo(picture)))
    // One picture is decoded while eight wait.
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(results.slice(0, 9).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(refusals).toMatchObject(
      Array.from({ length: 3 }, () => ({
        status: 503,
        errorCode: errorCode.unavailable,
        details: { retryAfterSeconds: 5 },
      })),
    )
  })

  it('cannot be changed by an assistant', async () => {
    const assistant = await joinPractice(api, practice)
    expect((await uploadLogo(await createPhoto(8, 8), api.as(assistant.token))).status).toBe(403)
    expect((await api.as(assistant.token).delete('/user/logo')).status).toBe(403)
  })
})
