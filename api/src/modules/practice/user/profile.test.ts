import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildBillInput } from '../../../testing/bills/buildBillInput.ts'
import { requestFile, openBilledPractice } from '../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { withoutWhitespace } from '../../../testing/pdf/expectValidPdf.ts'
import {
  joinPractice,
  openPractice,
  testApp,
  type Caller,
  type TestApp,
  type TestPractice,
} from '../../../testing/practice.ts'

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

const memberName = { firstname: 'Alice', lastname: 'Durand' }
const profile = {
  ...memberName,
  phoneNumber: '+33 (0)4 78 00 00 00',
  defaultSessionPrice: 62.5,
  publicAccessAuthorize: true,
  individualFirm: false,
  firm: {
    name: 'Les Prés',
    siren: '732 829 320',
    websiteURL: '',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
}
const documentFields = {
  taxes: true,
  taxesAmount: 5.5,
  vatExemption: 'FRANCHISE',
  vatOnDebits: true,
  cashAccounts: true,
  tvaNumber: 'FR44732829320',
  legalForm: 'SARL',
  shareCapital: 1000,
  rcsCity: 'Lyon',
  mediator: { name: 'CNPM', address: 'Saint-Chamond', websiteURL: 'https://cnpm.fr' },
}
const iban = 'FR7630006000011234567890189'
const bankInput = { bankName: 'Crédit', rib: '30006000011234567890189', iban, bic: 'AGRIFRPP' }
const dumpMembers = async () =>
  JSON.stringify(await api.admin("select m.*, encode(bank_details, 'escape') as bank from member m"))

describe("the firm's details on documents", () => {
  it('are stored normalized: numbers without spaces, the telephone number in E.164', async () => {
    const { status, body } = await alice.put('/user', {
      ...profile,
      ...documentFields,
      ...bankInput,
      iban: 'fr76 3000 6000 0112 3456 7890 189',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...documentFields,
      ...bankInput,
      phoneNumber: '04 78 00 00 00',
      firm: { siren: '732829320' },
    })
    expect((await alice.get('/user')).body).toEqual(body)
    expect(await api.admin('select phone_number from member where id = $1', [practice.therapistId])).toEqual([
      { phone_number: '+33478000000' },
    ])
    expect((await alice.get('/user/details')).body).toMatchObject({
      taxes: true,
      taxesAmount: 5.5,
      tenant: { taxesAmount: 5.5 },
    })
  })

  it('do not change if a request omits them', async () => {
    await alice.put('/user', { ...profile, ...documentFields, ...bankInput })
    expect((await alice.put('/user', profile)).body).toMatchObject({ ...documentFields, ...bankInput })
  })

  it.each([
    ['a VAT number with a wrong check key', { tvaNumber: 'FR45732829320' }, 'tvaNumber'],
    ['a VAT rate that France does not have', { taxesAmount: 19 }, 'taxesAmount'],
    ['an IBAN with a wrong check key', { iban: 'FR7630006000011234567890188' }, 'iban'],
    ['a SIREN with a wrong check digit', { firm: { ...profile.firm, siren: '123456789' } }, 'firm.siren'],
    ['a RIB of another account than the IBAN', { ...bankInput, rib: '20041010050500013M02606' }, 'rib'],
  ])('are refused with %s, and nothing is saved', async (_case, change, field) => {
    const { status, body } = await alice.put('/user', { ...profile, ...change })
    expect({
      status,
      code: body.errorCode,
      fields: body.problems.map((problem: { field: string }) => problem.field),
    }).toEqual({
      status: 400,
      code: errorCode.invalid,
      fields: [field],
    })
    expect((await alice.get('/user')).body).toMatchObject({ firm: { name: '' }, iban: '' })
  })

  it('have an audit entry with the names of the changed columns, not their values', async () => {
    await alice.put('/user', { ...profile, ...bankInput })
    const [auditRow] = await api.admin<{ details: object }>(
      "select details from audit where tenant_id = $1 and entity = 'member' and act = 'update'",
      [practice.tenantId],
    )
    expect(auditRow?.details).toMatchObject({ changed: expect.arrayContaining(['bank_details', 'firm_name']) })
    expect(JSON.stringify(auditRow)).not.toContain('FR76')
  })
})

describe('bank details', () => {
  it('are encrypted in the database', async () => {
    await alice.put('/user', { ...profile, ...bankInput })
    const dump = await dumpMembers()
    for (const bankDetail of [iban, bankInput.rib, 'AGRIFRPP']) expect(dump).not.toContain(bankDetail)
  })

  it("can be set by a therapist, to replace the firm's bank details on the therapist's documents", async () => {
    const billedPractice = await openBilledPractice(api, 'FRANCHISE')
    const { patientId, token } = billedPractice
    const readDraftInvoiceText = async (therapistId: string) => {
      const payload = buildBillInput({ patientId, therapistId, withTaxes: false })
      const { bytes } = await requestFile(api, { method: 'POST', path: '/draft/bills', payload, token })
      return withoutWhitespace(pdfText(bytes))
    }
    await api.as(token).put('/user', { ...profile, ...bankInput })
    const therapist = await joinPractice(api, billedPractice, { roles: ['ROLE_THERAPIST'] })
    const bruno = api.as(therapist.token)
    expect((await bruno.get('/user')).body).toMatchObject({ iban: '', personalBankSettings: false })
    const therapistBank = { bankName: 'Mutuelle', rib: '', iban: 'BE71096123456769', bic: '' }
    const response = await bruno.put('/user?personalBankSettings=false', { ...profile, ...therapistBank })
    expect(response).toMatchObject({ status: 200, body: { ...therapistBank, personalBankSettings: false } })
    const firmAccount = `BanqueCréditIBAN${iban}BICAGRIFRPP`
    expect(await readDraftInvoiceText(therapist.id)).toContain(firmAccount)
    await bruno.put('/user?personalBankSettings=true', profile)
    const therapistsInvoiceText = await readDraftInvoiceText(therapist.id)
    expect(therapistsInvoiceText).toContain('BanqueMutuelleIBANBE71096123456769')
    expect(therapistsInvoiceText).not.toContain(iban)
    expect(await readDraftInvoiceText(billedPractice.therapistId)).toContain(firmAccount)
    expect((await bruno.put('/user', profile)).body.personalBankSettings).toBe(true)
  })
})

describe('an assistant', () => {
  it('sees neither the directory setting nor bank details', async () => {
    await alice.put('/user', { ...profile, ...bankInput })
    const assistant = await joinPractice(api, practice)
    const { body } = await api.as(assistant.token).get('/user')
    for (const field of ['publicAccessAuthorize', 'personalBankSettings', 'iban', 'rib', 'bic', 'bankName'])
      expect(body).not.toHaveProperty(field)
  })

  it.each([
    ['bank details', '/user', { iban }],
    ['bank details of their own', '/user?personalBankSettings=true', {}],
    ['the directory setting', '/user', { publicAccessAuthorize: true }],
  ])('cannot set %s', async (_case, path, change) => {
    const assistant = await joinPractice(api, practice)
    const { status } = await api.as(assistant.token).put(path, { ...profile, publicAccessAuthorize: false, ...change })
    expect(status).toBe(403)
    expect((await api.as(assistant.token).put('/user', { ...profile, publicAccessAuthorize: false })).status).toBe(200)
  })
})
