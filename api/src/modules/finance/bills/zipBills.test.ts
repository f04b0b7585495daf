import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
beforeAll(async () => {
  api = await testApp()
  practice = await openPopulatedPractice(api)
})
afterAll(() => api.close())

const downloadZip = async (ids: string[], token = practice.token) => {
  const { statusCode, rawPayload, headers } = await api.app.inject({
    method: 'POST',
    url: '/api/billings/zip',
    headers: { authorization: `Bearer ${token}` },
    payload: { ids },
  })
  return { status: statusCode, bytes: rawPayload, type: headers['content-type'] }
}

describe('POST /billings/zip', () => {
  it('zips each issued document once, and audits the number of documents', async () => {
    const { bill } = practice.ids
    const { status, bytes, type } = await downloadZip([bill, bill])
    expect([status, type]).toEqual([200, 'application/zip'])
    const files = unzipSync(bytes)
    expect(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])).toEqual([
      ['facture-F-1.pdf', '%PDF-1.7'],
    ])
    expect(await api.admin("select details from audit where act = 'exportBills'")).toEqual([{ details: { count: 1 } }])
  })

  it('refuses the whole zip if a bill is unknown or has no document', async () => {
    const { bill, patient, therapist } = practice.ids
    expect((await downloadZip([bill, patient])).status).toBe(404)
    const billWithoutDocument = crypto.randomUUID()
    await api.inTenant(practice.tenantId, (tx) =>
      tx
        .insertInto('bill')
        .values({
          tenant_id: practice.tenantId,
          id: billWithoutDocument,
          bill_number: 'A-1',
          patient_id: patient,
          therapist_id: therapist,
          total_price: 60,
          taxes: 20,
          fully_paid: false,
          created_at: new Date('2020-03-02T10:00:00Z'),
        })
        .execute(),
    )
    expect((await downloadZip([billWithoutDocument])).status).toBe(404)
    expect((await downloadZip([])).status).toBe(400)
  })

  it('requires the privilege BILL', async () => {
    const { token } = await joinPractice(api, practice, { privileges: ['AGENDA'] })
    expect((await downloadZip([practice.ids.bill], token)).status).toBe(403)
  })
})
