import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { aBillInput, aLine } from '../../../testing/bills/aBillInput.ts'
import { anEstimationInput } from '../../../testing/bills/anEstimationInput.ts'
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
const ids = () => ({ billNumber: '2031-0001', patientId: practice.patientId, therapistId: practice.therapistId })
const nameClient = (lastname: string) =>
  api.admin('update patient set lastname = $2 where id = $1', [practice.patientId, lastname])
const refusalOf = (field: string, label: string, characters = cuneiform) => {
  const sentence = characters.includes(' ')
    ? 'ces caractères ne peuvent pas être imprimés'
    : 'ce caractère ne peut pas être imprimé'
  const problems = [{ field, kind: 'invalid', message: `${label} : ${sentence} : ${characters}` }]
  return { status: 400, body: { errorCode: errorCode.textUnprintable, problems } }
}

describe('a document with characters that no typeface has', () => {
  it.each(['/draft/bills', '/billings'])('is refused by POST %s, with the characters of each field', async (path) => {
    const input = aBillInput({ ...ids(), detailedBillingContent: [aLine({ description: `Séance ${cuneiform}𒀁` })] })
    expect(await alice.post(path, input)).toMatchObject(
      refusalOf('detailedBillingContent.0.description', 'Ligne 1', '𒀀 𒀁'),
    )
    expect(await alice.post(path, aBillInput({ ...ids(), introText: cuneiform }))).toMatchObject(
      refusalOf('introText', "Texte d'introduction"),
    )
  })

  it('uses no number, and is issued with the same number when it is corrected', async () => {
    await nameClient(`Martin ${cuneiform}`)
    expect(await alice.post('/billings', aBillInput(ids()))).toMatchObject(refusalOf('patientId', 'Client'))
    expect((await alice.get('/next-number/billings')).body.billNumber).toBe('2031-0001')
    await nameClient('王小明')
    const { status, bytes } = await issueFor(api, practice, {})
    expect(status).toBe(200)
    expect(pdfText(bytes).replaceAll(/\s/g, '')).toContain('王小明')
  })

  it.each(['/draft/estimations', '/estimations'])('is refused by POST %s', async (path) => {
    const input = anEstimationInput({ ...ids(), therapistComments: cuneiform })
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
