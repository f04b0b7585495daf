import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildBillInput, buildDetailedLine } from '../../../testing/bills/buildBillInput.ts'
import { buildEstimationInput } from '../../../testing/bills/buildEstimationInput.ts'
import { issueFor, openBilledPractice, type BilledPractice } from '../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-11-30T10:00:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
})

const cuneiform = '𒀀'
const documentFields = () => ({
  billNumber: '2031-0001',
  patientId: practice.patientId,
  therapistId: practice.therapistId,
})
const setClientLastname = (lastname: string) =>
  api.admin('update patient set lastname = $2 where id = $1', [practice.patientId, lastname])
const refusalOf = (field: string, label: string, characters = cuneiform) => {
  const sentence = characters.includes(' ')
    ? 'ces caractères ne peuvent pas être imprimés'
    : 'ce caractère ne peut pas être imprimé'
  const problems = [{ field, kind: 'invalid', message: `${label} : ${sentence} : ${characters}` }]
  return { status: 400, body: { errorCode: errorCode.textUnprintable, problems } }
}

describe('a document with characters that are missing in all typefaces', () => {
  it.each(['/draft/bills', '/billings'])('is refused by POST %s, with the characters of each field', async (path) => {
    const lines = [buildDetailedLine({ description: `Séance ${cuneiform}𒀁` })]
    const input = buildBillInput({ ...documentFields(), detailedBillingContent: lines })
    expect(await alice.post(path, input)).toMatchObject(
      refusalOf('detailedBillingContent.0.description', 'Ligne 1', '𒀀 𒀁'),
    )
    expect(await alice.post(path, buildBillInput({ ...documentFields(), introText: cuneiform }))).toMatchObject(
      refusalOf('introText', "Texte d'introduction"),
    )
  })

  it('uses no number, and is issued with the same number when it is corrected', async () => {
    await setClientLastname(`Martin ${cuneiform}`)
    expect(await alice.post('/billings', buildBillInput(documentFields()))).toMatchObject(
      refusalOf('patientId', 'Client'),
    )
    expect((await alice.get('/next-number/billings')).body.billNumber).toBe('2031-0001')
    await setClientLastname('王小明')
    const { status, bytes } = await issueFor(api, practice, {})
    expect(status).toBe(200)
    expect(pdfText(bytes).replaceAll(/\s/g, '')).toContain('王小明')
  })

  it.each(['/draft/estimations', '/estimations'])('is refused by POST %s', async (path) => {
    const input = buildEstimationInput({ ...documentFields(), therapistComments: cuneiform })
    expect(await alice.post(path, input)).toMatchObject(refusalOf('therapistComments', 'Commentaires'))
  })

  it('is refused as a credit note if its reason has such characters', async () => {
    const { id } = await issueFor(api, practice, {})
    const path = `/billings/${id}/credit-notes`
    expect(await alice.post(path, { lines: null, reason: cuneiform })).toMatchObject(
      refusalOf('reason', "Motif de l'avoir"),
    )
  })
})
