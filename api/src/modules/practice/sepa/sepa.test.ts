import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { settingsFrom } from '../../../settings.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../testing/practice.ts'
import { expectValidPdf, hashOf, withoutWhitespace } from '../../../testing/pdf/expectValidPdf.ts'

let api: TestApp
let practice: PopulatedPractice

const creditor = { name: 'Prélève SAS', address: '1 rue Neuve, 75002 Paris', ics: 'FR72ZZZ123456' }

beforeAll(async () => {
  api = await testApp({ settings: { sepaCreditor: creditor } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api, { offer: 'ULTIME' })
})

const requestMandate = async (token = practice.token) => {
  const { statusCode, headers, rawPayload } = await api.app.inject({
    method: 'POST',
    url: '/api/user/sepa',
    headers: { authorization: `Bearer ${token}` },
  })
  return { statusCode, headers, bytes: rawPayload, text: withoutWhitespace(pdfText(rawPayload)) }
}
const referencePattern = /\(RUM\):([A-Za-z0-9+?/\-:().,']{1,35}?)Ensignant/
const referenceOf = (text: string) => referencePattern.exec(text)?.[1]

describe('a SEPA mandate', () => {
  it('is a valid PDF with its title and its reference', async () => {
    const { statusCode, bytes, text } = await requestMandate()
    expect(statusCode).toBe(200)
    expect(referenceOf(text)).toMatch(/^CP[0-9A-F]{32}$/)
    await expectValidPdf(bytes, { title: 'Mandat de prélèvement SEPA', note: referenceOf(text) ?? '' })
    expect(text).toContain('MandatdeprélèvementSEPA')
  })

  it('names the creditor and its identifier', async () => {
    const { text } = await requestMandate()
    expect(text).toContain(withoutWhitespace(`Créancier${creditor.name}${creditor.address}`))
    expect(text).toContain(`(ICS):${creditor.ics}`)
  })

  it('names the debtor with address and country, and the account in groups of four', async () => {
    const { text, bytes } = await requestMandate()
    expect(text).toContain(withoutWhitespace('Débiteur Les Prés 4 rue du Lac 69003 Lyon France'))
    expect(pdfText(bytes).replaceAll(/\s+/g, ' ')).toContain('FR76 3000 6000 0112 3456 7890 189')
    expect(text).not.toContain('BIC')
    await api.as(practice.token).put('/user', { ...profile, bic: 'AGRIFRPP' })
    expect((await requestMandate()).text).toContain('BIC:AGRIFRPP')
  })

  it('is for recurrent payments only', async () => {
    const { text } = await requestMandate()
    expect(text).toContain('[X]Récurrent')
    expect(text).toContain('[]Ponctuel')
    expect(text.match(/\[X\]/g)).toHaveLength(1)
  })

  it('contains the text of the European Payments Council, the place to sign and the return address', async () => {
    const { text } = await requestMandate()
    const authorisationText = withoutWhitespace(text.slice(text.indexOf('Ensignant'), text.indexOf('Créancier')))
    expect(authorisationText.split(withoutWhitespace(creditor.name))).toHaveLength(3)
    for (const expectedText of ['8 semaines', 'la convention que vous avez passée avec elle'])
      expect(authorisationText).toContain(withoutWhitespace(expectedText))
    const returnAddress = `À retourner à : ${creditor.name}, ${creditor.address}`
    for (const expectedText of ['Fait à :', 'Le :', 'Signature :', returnAddress])
      expect(text).toContain(withoutWhitespace(expectedText))
  })

  it('keeps its reference for the same account, and has a new reference for another account', async () => {
    const [first, repeated] = [await requestMandate(), await requestMandate()]
    expect(hashOf(repeated.bytes)).toBe(hashOf(first.bytes))
    await api.as(practice.token).put('/user', { ...profile, iban: 'BE71096123456769' })
    const otherMandate = await requestMandate()
    expect(referenceOf(otherMandate.text)).not.toBe(referenceOf(first.text))
    expect(await api.admin('select from sepa_mandate where tenant_id = $1', [practice.tenantId])).toHaveLength(2)
  })

  it('is encrypted, and is never cached', async () => {
    expect((await requestMandate()).headers['cache-control']).toBe('no-store')
    const rows = await api.admin("select encode(content, 'escape') as content from sepa_mandate where tenant_id = $1", [
      practice.tenantId,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/FR76|rue du Lac/)
  })

  it('is refused (503) if no creditor is configured', async () => {
    api.services.settings.sepaCreditor = undefined
    const { statusCode, bytes } = await requestMandate()
    api.services.settings.sepaCreditor = creditor
    expect(statusCode).toBe(503)
    expect(bytes.toString()).not.toContain('%PDF')
  })

  it('is refused without an IBAN, and to a member who is not the owner', async () => {
    const practiceWithoutBank = await openPractice(api)
    expect(JSON.parse((await requestMandate(practiceWithoutBank.token)).bytes.toString())).toMatchObject({
      errorCode: errorCode.invalid,
      problems: [{ field: 'iban' }],
    })
    const therapist = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await requestMandate(therapist.token)).statusCode).toBe(403)
  })
})

const profile = {
  firstname: 'Alice',
  lastname: 'Durand',
  phoneNumber: '04 78 00 00 00',
  defaultSessionPrice: 62.5,
  publicAccessAuthorize: false,
  individualFirm: true,
  firm: {
    name: 'Les Prés',
    siren: '732829320',
    websiteURL: '',
    address: { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' },
  },
}

describe('the configured creditor', () => {
  const env = {
    DATABASE_URL: 'postgres://x',
    MASTER_KEY: randomBytes(32).toString('base64'),
  }
  const creditorEnv = { SEPA_CREDITOR_NAME: 'P', SEPA_CREDITOR_ADDRESS: 'A', SEPA_CREDITOR_ICS: 'FR72ZZZ123456' }
  const production = { ...env, NODE_ENV: 'production', FILES_STORE: '/files' }

  it("is read from the operator's settings; without them it is undefined in production", () => {
    expect(settingsFrom({ ...production, ...creditorEnv }).sepaCreditor).toEqual({
      name: 'P',
      address: 'A',
      ics: 'FR72ZZZ123456',
    })
    expect(settingsFrom(production).sepaCreditor).toBeUndefined()
  })

  it.each([
    ['a wrong identifier', { ...creditorEnv, SEPA_CREDITOR_ICS: 'FR12ZZZ123456' }],
    ['only its name', { SEPA_CREDITOR_NAME: 'P' }],
  ])('prevents the start with %s', (_case, creditorVariables) => {
    expect(() => settingsFrom({ ...production, ...creditorVariables })).toThrow('SEPA_CREDITOR_ICS')
  })
})
