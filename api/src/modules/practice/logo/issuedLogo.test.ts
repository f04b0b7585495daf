import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { folderStore } from '../../../files/folderStore.ts'
import type { FileStore } from '../../../files/FileStore.ts'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../testing/bills/billedPractice.ts'
import { fileForm } from '../../../testing/fileForm.ts'
import { listFigureTexts } from '../../../testing/pdf/pdfLint.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { copyLogos } from './copyLogos.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'logos-'))
const folderFileStore = folderStore(folder)
const neverSettles = new Promise<never>(() => {})
/** Whether the file store never responds. */
let isStoreSilent = false
const fileStore: FileStore = {
  put: (key, bytes) => (isStoreSilent ? neverSettles : folderFileStore.put(key, bytes)),
  get: (key) => (isStoreSilent ? neverSettles : folderFileStore.get(key)),
  delete: (key) => (isStoreSilent ? neverSettles : folderFileStore.delete(key)),
}

let api: TestApp
let practice: BilledPractice
beforeAll(async () => {
  api = await testApp({ services: { files: fileStore } })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  isStoreSilent = false
  practice = await openBilledPractice(api)
  const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#1F6457' } })
    .png()
    .toBuffer()
  const form = fileForm(Uint8Array.from(picture), 'logo.png')
  expect((await api.as(practice.token).put('/user/logo', form)).status).toBe(200)
})

const readLogoRows = () =>
  api.admin<{ picture: Buffer }>('select picture from member_logo where member_id = $1', [practice.therapistId])
const removePicture = () => api.admin('delete from member_logo where member_id = $1', [practice.therapistId])

const newFileId = '0192f000-0000-7000-8000-000000000001'
const readFileKey = async () => {
  const [row] = await api.admin<{ file: string }>('select logo_file as file from member where id = $1', [
    practice.therapistId,
  ])
  return `${practice.tenantId}/${row?.file}`
}

describe('the logo on issued documents', () => {
  it('is read without waiting for the file store', async () => {
    isStoreSilent = true
    const [bill, nextNumber] = await Promise.all([
      issueFor(api, practice),
      api.as(practice.token).get('/next-number/billings'),
    ])
    expect([bill.status, nextNumber.status]).toEqual([200, 200])
    expect(await listFigureTexts(bill.bytes)).toEqual(['Logo de Les Prés'])
    expect((await issueFor(api, practice)).status).toBe(200)
  })

  it('is the small picture of the directory until the logo is copied from the file store', async () => {
    await removePicture()
    isStoreSilent = true
    const { bytes } = await issueFor(api, practice)
    expect(await listFigureTexts(bytes)).toEqual(['Logo de Les Prés'])
  })

  it('is copied from the file store if its picture is missing, or of a former logo', async () => {
    const [rowBefore] = await readLogoRows()
    await removePicture()
    await copyLogos(api.services)
    expect(await readLogoRows()).toEqual([rowBefore])
    const storedPicture = await folderFileStore.get(await readFileKey())
    await api.admin('update member set logo_file = $2 where id = $1', [practice.therapistId, newFileId])
    await folderFileStore.put(
      `${practice.tenantId}/${newFileId}`,
      Buffer.concat([storedPicture ?? Buffer.alloc(0), Buffer.from('x')]),
    )
    await copyLogos(api.services)
    expect((await readLogoRows())[0]?.picture.length).toBe((rowBefore?.picture.length ?? 0) + 1)
  })

  it("is removed with the member's logo", async () => {
    expect((await api.as(practice.token).delete('/user/logo')).status).toBe(204)
    expect(await readLogoRows()).toEqual([])
    expect(await listFigureTexts((await issueFor(api, practice)).bytes)).toEqual([])
  })
})
