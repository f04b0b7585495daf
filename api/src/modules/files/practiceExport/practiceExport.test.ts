import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'
import { proofOf } from '../../../testing/proof.ts'

let api: TestApp
let practice: PopulatedPractice

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api, { offer: 'ULTIME' })
})

const downloadArchive = async (token = practice.token) => {
  const { statusCode, rawPayload } = await api.app.inject({
    method: 'GET',
    url: '/api/user/export',
    headers: { authorization: `Bearer ${token}`, ...(await proofOf(api, token)) },
  })
  return { statusCode, bytes: rawPayload }
}

const anyHash = expect.stringMatching(/^[0-9a-f]{64}$/)

describe("a practice's data as a ZIP archive", () => {
  it('contains the records of the practice, its invoices and quotes, and a folder per patient', async () => {
    const { statusCode, bytes } = await downloadArchive()
    expect(statusCode).toBe(200)
    const files = unzipSync(bytes)
    const names = Object.keys(files)
    expect(names.filter((name) => name.endsWith('/patient.json'))).toHaveLength(3)
    expect(names.filter((name) => name.endsWith('.webm'))).toHaveLength(1)
    expect(names.filter((name) => name.startsWith('factures/'))).toEqual(['factures/facture-F-1.pdf'])
    expect(names.filter((name) => name.startsWith('devis/'))).toEqual([
      'devis/devis-D-2031-0001.pdf',
      'devis/devis-D-2031-0001.json',
    ])
    expect(strFromU8(files['devis/devis-D-2031-0001.pdf'] ?? new Uint8Array())).toBe('%PDF-1.7')
    const data = JSON.parse(strFromU8(files['cabinet.json'] ?? new Uint8Array()))
    expect(data).toMatchObject({
      profil: { firm: { name: 'Les Prés' }, iban: 'FR7630006000011234567890189' },
      animaux: [{ name: 'Praline' }],
      vaccins: [{ name: 'Grippe équine' }],
      seances: [{ day: '2031-03-03' }, { day: '2031-03-04' }],
      lieux: [{ name: 'Le Pré' }],
      envoisDeFactures: [{ email: 'paul@exemple.fr', subject: 'Votre facture', state: 'SENT' }],
      factures: [{ bill_number: 'F-1', total_price: 60, content_hash: anyHash, hash: anyHash }],
      paiementsDesFactures: [{ means: 'CASH', amount: 10, hash: anyHash }],
      devis: [{ estimation_number: 'D-2031-0001' }],
    })
    expect(JSON.stringify([data.factures, data.devis])).not.toMatch(/"(content|xml|input)"/)
    expect(JSON.stringify(data)).not.toContain(practice.tenantId)
  })

  it("contains the labels of the member's own absences only", async () => {
    await api.as(practice.token).post('/user/personalize/vacations', {
      from: '2031-08-20T00:00:00+00',
      to: '2031-08-21T00:00:00+00',
      label: 'Congés',
    })
    const { bytes } = await downloadArchive()
    const data = JSON.parse(strFromU8(unzipSync(bytes)['cabinet.json'] ?? new Uint8Array()))
    expect(data.mesAbsences).toContainEqual(expect.objectContaining({ label: 'Congés' }))
    expect(JSON.stringify(data.absences)).not.toContain('label')
  })

  it('is available to the administrator only, even without a paid subscription, and is audited with a count', async () => {
    const assistant = await joinPractice(api, practice)
    expect((await downloadArchive(assistant.token)).statusCode).toBe(403)
    await api.admin("update tenant set trial_ends_at = now() - interval '1 day' where id = $1", [practice.tenantId])
    expect((await downloadArchive()).statusCode).toBe(200)
    expect(
      await api.admin("select entity, details from audit where tenant_id = $1 and act = 'export'", [practice.tenantId]),
    ).toEqual([{ entity: 'member', details: { patients: 3 } }])
  })
})
