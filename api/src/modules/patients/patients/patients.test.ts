import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { buildTextRecord, individualText, type TextKind } from 'shared/contracts/patients/individualTexts'
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
  practice = await openPractice(api)
  alice = api.as(practice.token)
})

const address = { streetName: '4 rue du Lac', zipCode: '69003', city: 'Lyon' }
const contactFields = { email: '', phoneNumber: '', contactFirstname: '', contactLastname: '', address }
const individualInput = (firstname: string, lastname: string, change: object = {}) => ({
  ...contactFields,
  type: 'INDIVIDUAL',
  individual: { firstname, lastname, birthdate: null, nbHoursToDo: 0 },
  firm: null,
  ...change,
})
const firmInput = (companyName: string) => ({
  ...contactFields,
  type: 'FIRM',
  individual: null,
  firm: { companyName, siren: '732829320' },
})

const employeeInput = (firmId: string) =>
  individualInput('Léa', 'Martin', {
    individual: { firstname: 'Léa', lastname: 'Martin', birthdate: '2001-02-03', nbHoursToDo: 4, firm: firmId },
  })

const addPatient = async (input: object) => {
  const { status, body } = await alice.post('/patients', input)
  expect(status).toBe(201)
  return body
}
const decompose = (text: string) => text.normalize('NFD')
const readAudit = (id: string) =>
  api.admin<{ act: string; account_id: string; details: object }>(
    "select act, account_id, details from audit where entity = 'patient' and entity_id = $1 order by at, id",
    [id],
  )
const findNames = async (search: string) => {
  const { status, body } = await alice.get(`/patients${search}`)
  expect(status).toBe(200)
  return body.map((patient: ReturnType<typeof JSON.parse>) => patient.firm?.companyName ?? patient.individual.lastname)
}

/** A text of each kind: as sent to the API, as stored, and as returned. */
const texts: Record<TextKind, readonly [sent: string, stored: string, returned: string]> = {
  name: [' Anne Durand', ' Anne Durand', ' Anne Durand'],
  text: ['Mère ', 'Mère ', 'Mère '],
  phone: ['0698765432', '+33698765432', '06 98 76 54 32'],
  email: [' anne@exemple.fr ', 'anne@exemple.fr', 'anne@exemple.fr'],
}
const allTextFields = (formatIndex: 0 | 1 | 2) =>
  buildTextRecord((name) => texts[individualText(name).kind][formatIndex])

describe('the texts of a patient', () => {
  it('are each stored in their column and returned', async () => {
    const individual = { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: 0, ...allTextFields(0) }
    const { id, individual: returnedIndividual } = await addPatient(individualInput('Léa', 'Martin', { individual }))
    expect(returnedIndividual).toMatchObject(allTextFields(2))
    const [row] = await api.admin<object>('select * from patient where id = $1', [id])
    const storedTexts = allTextFields(1)
    expect(row).toMatchObject({
      legal_manager_lastname: storedTexts.legalManagerLastname,
      legal_manager_firstname: storedTexts.legalManagerFirstname,
      legal_manager_link: storedTexts.legalManagerLink,
      legal_manager_phone: storedTexts.legalManagerPhone,
      legal_manager_email: storedTexts.legalManagerEmail,
      referent_phone: storedTexts.referentPhone,
      referent_email: storedTexts.referentEmail,
      funder_lastname: storedTexts.funderLastname,
      funder_firstname: storedTexts.funderFirstname,
      funder_company_name: storedTexts.funderCompanyName,
      funder_tel: storedTexts.funderTel,
      funder_email: storedTexts.funderEmail,
    })
  })
})

describe('patients', () => {
  it('can be added, read, changed and removed', async () => {
    const { id, individual } = await addPatient(individualInput('Léa', 'Martin'))
    expect(individual).toMatchObject({
      firstname: 'Léa',
      lastname: 'Martin',
      birthdate: null,
      funderEmail: '',
      firm: null,
    })
    const response = await alice.put(`/patients/${id}`, individualInput('Léa', 'Moreau', { email: 'lea@exemple.fr' }))
    expect(response).toMatchObject({
      status: 200,
      body: { id, email: 'lea@exemple.fr', individual: { lastname: 'Moreau' } },
    })
    expect((await alice.get(`/patients/${id}/details`)).body).toEqual({
      ...response.body,
      employer: null,
      sessions: [],
      sessionCount: 0,
      nextSession: null,
      lastSession: null,
    })
    expect((await alice.delete(`/patients/${id}`)).status).toBe(204)
    expect((await alice.get(`/patients/${id}/details`)).status).toBe(404)
    expect((await alice.delete(`/patients/${id}`)).status).toBe(404)
    expect(await findNames('')).toEqual([])
  })

  it('cannot be changed with an outdated version', async () => {
    const { id, version } = await addPatient(individualInput('Léa', 'Martin'))
    const savePatient = (lastname: string, expectedVersion: string) =>
      alice.put(`/patients/${id}`, individualInput('Léa', lastname), { 'if-match': `"${expectedVersion}"` })
    const response = await savePatient('Durand', version)
    expect(response.status).toBe(200)
    expect(await savePatient('Moreau', version)).toMatchObject({
      status: 412,
      body: { errorCode: errorCode.changedMeanwhile },
    })
    const readLastname = async () => (await alice.get(`/patients/${id}/details`)).body.individual.lastname
    expect(await readLastname()).toBe('Durand')
    expect((await savePatient('Moreau', response.body.version)).status).toBe(200)
    expect(await readLastname()).toBe('Moreau')
  })

  it('are audited with the names of the changed fields, without their values', async () => {
    const { id, ...patient } = await addPatient(individualInput('Léa', 'Martin'))
    const changedPatient = {
      ...patient,
      email: 'lea@martin.fr',
      individual: { ...patient.individual, lastname: 'Durand' },
    }
    expect((await alice.put(`/patients/${id}`, changedPatient)).status).toBe(200)
    await alice.delete(`/patients/${id}`)
    const account_id = practice.therapistId
    expect(await readAudit(id)).toEqual([
      { act: 'create', account_id, details: {} },
      { act: 'update', account_id, details: { fields: ['email', 'lastname'] } },
      { act: 'delete', account_id, details: {} },
    ])
    const rows = await api.admin<{ row: string }>('select t::text as row from audit t where entity_id = $1', [id])
    for (const { row } of rows) expect(row).not.toMatch(/Léa|Martin|Durand|martin\.fr/)
  })

  it('are not audited when the call is refused', async () => {
    const { id } = await addPatient(individualInput('Léa', 'Martin'))
    expect((await alice.put(`/patients/${id}`, individualInput('', ''))).status).toBe(400)
    const otherPractice = api.as((await openPractice(api)).token)
    expect((await otherPractice.put(`/patients/${id}`, individualInput('Zoé', 'Roux'))).status).toBe(404)
    expect((await otherPractice.delete(`/patients/${id}`)).status).toBe(404)
    expect(await readAudit(id)).toMatchObject([{ act: 'create' }])
  })

  it('are sorted by last name or company name, then first name, in French order', async () => {
    for (const input of [
      individualInput('Zoé', 'Étienne'),
      firmInput('École du Lac'),
      individualInput('Adèle', 'Étienne'),
      individualInput('Paul', 'dupont'),
      individualInput('Jean', 'Faure'),
    ])
      await addPatient(input)
    const { body } = await alice.get('/patients')
    const names = body.map(
      ({ firm, individual }: ReturnType<typeof JSON.parse>) =>
        firm?.companyName ?? `${individual.lastname} ${individual.firstname}`,
    )
    expect(names).toEqual(['dupont Paul', 'École du Lac', 'Étienne Adèle', 'Étienne Zoé', 'Faure Jean'])
  })

  it.each([
    ['?name=etienne', ['Étienne']],
    ['?name=ZO%C3%89%20eti', ['Étienne']],
    ['?name=%25', []],
    ['?name=lac', ['École du Lac']],
    ['?type=FIRM', ['École du Lac']],
    ['?type=INDIVIDUAL', ['Étienne']],
    ['?type=FIRM&name=etienne', []],
  ])('are filtered by %s', async (search, expected) => {
    await addPatient(individualInput('Zoé', 'Étienne'))
    await addPatient(firmInput('École du Lac'))
    expect(await findNames(search)).toEqual(expected)
  })

  it('are filtered by the days and types of their sessions', async () => {
    const { id } = await addPatient(individualInput('Zoé', 'Étienne'))
    await addPatient(individualInput('Paul', 'Dupont'))
    const unusedTypeId = await api.inTenant(practice.tenantId, async (tx) => {
      const ids = {
        tenant_id: practice.tenantId,
        therapist_id: practice.therapistId,
        session_type_id: practice.sessionTypeId,
        patient_id: id,
      }
      await tx
        .insertInto('session')
        .values({
          ...ids,
          id: crypto.randomUUID(),
          day: '2026-11-20',
          start_time: '10:00',
          end_time: '11:00',
          state: 'VALIDATED',
        })
        .execute()
      const unusedSessionType = { tenant_id: practice.tenantId, id: crypto.randomUUID(), name: 'Jamais choisi' }
      await tx.insertInto('session_type').values(unusedSessionType).execute()
      return unusedSessionType.id
    })
    expect(await findNames('?startDate=2026-11-20&endDate=2026-11-20')).toEqual(['Étienne'])
    expect(await findNames('?startDate=2026-11-21')).toEqual([])
    expect(await findNames(`?sessionTypes=${unusedTypeId},${practice.sessionTypeId}`)).toEqual(['Étienne'])
    expect(await findNames(`?sessionTypes=${unusedTypeId}`)).toEqual([])
    expect((await alice.get('/patients?sessionTypes=all')).status).toBe(400)
    expect((await alice.get(`/patients?sessionTypes=${crypto.randomUUID()}`)).status).toBe(404)
  })

  it('are filtered by sessions of their firm that name them, together with the firm', async () => {
    const firm = await addPatient(firmInput('École du Lac'))
    const namedEmployee = await addPatient(employeeInput(firm.id))
    const { individual, ...otherFields } = employeeInput(firm.id)
    await addPatient({ ...otherFields, individual: { ...individual, lastname: 'Durand' } })
    await api.inTenant(practice.tenantId, async (tx) => {
      const id = crypto.randomUUID()
      const { tenantId: tenant_id, therapistId: therapist_id, sessionTypeId: session_type_id } = practice
      await tx
        .insertInto('session')
        .values({
          tenant_id,
          id,
          therapist_id,
          session_type_id,
          patient_id: firm.id,
          day: '2026-11-20',
          start_time: '10:00',
          end_time: '11:00',
          state: 'VALIDATED',
        })
        .execute()
      await tx
        .insertInto('session_corporate_patient')
        .values({ tenant_id, session_id: id, patient_id: namedEmployee.id })
        .execute()
    })
    expect(await findNames('?startDate=2026-11-20&endDate=2026-11-20')).toEqual(['École du Lac', 'Martin'])
    expect(await findNames(`?sessionTypes=${practice.sessionTypeId}`)).toEqual(['École du Lac', 'Martin'])
    expect(await findNames('?startDate=2026-11-21')).toEqual([])
  })

  it('require a name, and planned hours that are not negative', async () => {
    const withoutName = await alice.post('/patients', individualInput(' ', ''))
    expect(withoutName).toMatchObject({ status: 400, body: { errorCode: errorCode.invalid } })
    expect(withoutName.body.problems).toEqual([
      { field: 'individual.lastname', kind: 'required', message: 'Le nom de famille ne peut être vide' },
      { field: 'individual.firstname', kind: 'required', message: 'Le prénom ne peut être vide' },
    ])
    expect((await alice.post('/patients', firmInput(''))).body.problems).toEqual([
      { field: 'firm.companyName', kind: 'required', message: "Le nom de l'entreprise ne peut être vide" },
    ])
    expect(
      (
        await alice.post(
          '/patients',
          individualInput('Léa', 'Martin', {
            individual: { firstname: 'Léa', lastname: 'Martin', birthdate: null, nbHoursToDo: -1 },
          }),
        )
      ).status,
    ).toBe(400)
  })

  it('are refused with each problem once for a birthdate that is too early', async () => {
    const individual = { firstname: 'Léa', lastname: 'Martin', birthdate: '1895-01-01', nbHoursToDo: 0 }
    const { body } = await alice.post('/patients', individualInput('Léa', 'Martin', { individual }))
    expect(body.problems).toEqual([
      { field: 'individual.birthdate', message: 'Valeur incorrecte' },
      { field: 'individual', message: 'Valeur incorrecte' },
    ])
  })

  it('are refused with the message of each invalid field', async () => {
    const refusal = await alice.post(
      '/patients',
      individualInput('Léa', 'Martin', {
        email: 'lea@',
        phoneNumber: '06 12',
        address: { ...address, zipCode: '96000' },
        individual: {
          firstname: 'Léa',
          lastname: 'Martin',
          birthdate: '2199-01-01',
          nbHoursToDo: 0,
          legalManagerPhone: '+33 6',
          funderEmail: 'mdph',
        },
      }),
    )
    expect(refusal).toMatchObject({ status: 400, body: { errorCode: errorCode.invalid } })
    expect(refusal.body.problems.map(({ field }: { field: string }) => field)).toEqual([
      'individual.birthdate',
      'email',
      'phoneNumber',
      'address.zipCode',
      'individual.legalManagerPhone',
      'individual.funderEmail',
    ])
    const firm = await alice.post('/patients', {
      ...firmInput('Lac'),
      firm: { companyName: 'Lac', siren: '123456789' },
    })
    expect(firm.body.problems).toMatchObject([{ field: 'firm.siren', kind: 'invalid' }])
  })

  it('have their telephone number, postal code and SIREN stored in one format', async () => {
    const { id } = await addPatient(
      individualInput('Léa', 'Martin', {
        phoneNumber: '+33 (0)6 12 34 56 78',
        address: { ...address, zipCode: '69 003' },
        individual: {
          firstname: 'Léa',
          lastname: 'Martin',
          birthdate: null,
          nbHoursToDo: 0,
          referentPhone: '0033478000000',
          legalManagerPhone: '06.11.22.33.44',
          funderTel: '+41 79 123 45 67',
        },
      }),
    )
    expect((await alice.get(`/patients/${id}/details`)).body).toMatchObject({
      phoneNumber: '06 12 34 56 78',
      address: { zipCode: '69003' },
      individual: {
        referentPhone: '04 78 00 00 00',
        legalManagerPhone: '06 11 22 33 44',
        funderTel: '+41 791 23 45 67',
      },
    })
    const phonesQuery = 'select phone_number, referent_phone, funder_tel from patient where id = $1'
    expect(await api.admin(phonesQuery, [id])).toEqual([
      { phone_number: '+33612345678', referent_phone: '+33478000000', funder_tel: '+41791234567' },
    ])
    const firm = await addPatient({ ...firmInput('Lac'), firm: { companyName: 'Lac', siren: '732 829 320' } })
    expect(firm.firm.siren).toBe('732829320')
  })

  it('have the SIREN and the SIRET of a firm when its SIRET is typed in either field', async () => {
    const expectedNumbers = { siren: '732829320', siret: '73282932000074' }
    for (const numbers of [
      { siren: '', siret: '732 829 320 00074' },
      { siren: '732 829 320 00074', siret: '' },
    ])
      expect((await addPatient({ ...firmInput('Lac'), firm: { companyName: 'Lac', ...numbers } })).firm).toMatchObject(
        expectedNumbers,
      )
    const { firm } = await addPatient({
      ...firmInput('Lac'),
      firm: { companyName: 'Lac', siren: '', siret: '732829320' },
    })
    expect(firm).toMatchObject({ siren: '732829320', siret: '' })
  })

  it('have the position of their address, but none without a postal code or for a member with AGENDA only', async () => {
    const { id, position } = await addPatient(individualInput('Léa', 'Martin'))
    expect(position).toMatchObject({ precision: 'zipCode' })
    expect(Math.abs(position.latitude - 45.75)).toBeLessThan(0.1)
    expect(Math.abs(position.longitude - 4.85)).toBeLessThan(0.1)
    const response = await alice.put(
      `/patients/${id}`,
      individualInput('Léa', 'Martin', { address: { ...address, zipCode: '' } }),
    )
    expect(response.body).not.toHaveProperty('position')
    const agendaMember = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    await addPatient(individualInput('Zoé', 'Zola'))
    for (const patient of (await agendaMember.get('/patients')).body) expect(patient).not.toHaveProperty('position')
  })

  it('have equal names for composed and decomposed accents (Unicode NFC and NFD)', async () => {
    const name = decompose('Lefèvre')
    const patient = await addPatient(individualInput(decompose('Zoé'), name))
    expect(patient.individual).toMatchObject({ firstname: 'Zoé', lastname: 'Lefèvre' })
    expect(await findNames(`?name=${encodeURIComponent(name)}`)).toEqual(['Lefèvre'])
    expect(await findNames('?name=Lefèvre')).toEqual(['Lefèvre'])
  })

  it('have unique e-mail addresses; removing a patient frees the address', async () => {
    const first = await addPatient(individualInput('Léa', 'Martin', { email: 'Lea@exemple.fr' }))
    const second = await addPatient(individualInput('Léo', 'Martin'))
    expect(await alice.post('/patients', individualInput('Luc', 'Martin', { email: 'lea@exemple.fr' }))).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.emailTaken },
    })
    expect(
      await alice.put(`/patients/${second.id}`, individualInput('Léo', 'Martin', { email: 'lea@exemple.fr' })),
    ).toMatchObject({ status: 400, body: { errorCode: errorCode.emailTaken } })
    await alice.delete(`/patients/${first.id}`)
    await addPatient(individualInput('Luc', 'Martin', { email: 'lea@exemple.fr' }))
  })

  it('can belong to a firm, but not to an individual', async () => {
    const firm = await addPatient(firmInput('École du Lac'))
    const { id, individual } = await addPatient(employeeInput(firm.id))
    expect(individual).toMatchObject({ firm: firm.id, birthdate: '2001-02-03' })
    expect(await alice.post('/patients', employeeInput(id))).toMatchObject({
      status: 404,
      body: { problems: [{ field: 'individual.firm', message: "Cette entreprise n'existe plus" }] },
    })
  })

  it('keep a deleted firm, which no other patient can join', async () => {
    const firm = await addPatient(firmInput('École du Lac'))
    const { id } = await addPatient(employeeInput(firm.id))
    await alice.delete(`/patients/${firm.id}`)
    const response = await alice.put(`/patients/${id}`, { ...employeeInput(firm.id), phoneNumber: '0611223344' })
    expect(response).toMatchObject({ status: 200, body: { individual: { firm: firm.id } } })
    expect((await alice.post('/patients', employeeInput(firm.id))).status).toBe(404)
  })

  it('are isolated from other practices', async () => {
    const { id } = await addPatient(individualInput('Léa', 'Martin'))
    const otherPractice = api.as((await openPractice(api)).token)
    expect((await otherPractice.get('/patients')).body).toEqual([])
    expect((await otherPractice.get(`/patients/${id}/details`)).status).toBe(404)
    expect((await otherPractice.put(`/patients/${id}`, individualInput('X', 'Y'))).status).toBe(404)
    expect((await otherPractice.delete(`/patients/${id}`)).status).toBe(404)
    expect(await findNames('')).toEqual(['Martin'])
  })

  it('require the privilege PATIENTS; members with AGENDA can read the names', async () => {
    const agendaMember = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    await addPatient(individualInput('Zoé', 'Zola', { phoneNumber: '06 11 22 33 44', email: 'zoe@exemple.fr' }))
    const response = await agendaMember.get('/patients')
    expect(response).toMatchObject({ status: 200, body: [{ individual: { firstname: 'Zoé', lastname: 'Zola' } }] })
    expect(JSON.stringify(response.body)).not.toMatch(/06 11|rue du Lac|exemple\.fr/)
    expect((await agendaMember.post('/patients', individualInput('Léa', 'Martin'))).status).toBe(403)
    expect((await api.as((await joinPractice(api, practice)).token).get('/patients')).status).toBe(403)
  })

  it("have their contact's name in the agenda only if they have no type", async () => {
    const agendaMember = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    const contactName = { contactFirstname: 'Jeanne', contactLastname: 'Roux' }
    const { id } = await addPatient(individualInput('Zoé', 'Zola', contactName))
    const withoutName = { contactFirstname: '', contactLastname: '' }
    expect((await agendaMember.get('/patients')).body).toMatchObject([withoutName])
    await api.admin("update patient set type = null, firstname = '', lastname = '' where id = $1", [id])
    expect((await agendaMember.get('/patients')).body).toMatchObject([{ ...contactName, individual: null, firm: null }])
    await addPatient({ ...firmInput('École du Lac'), ...contactName })
    expect((await agendaMember.get('/patients?type=FIRM')).body).toMatchObject([withoutName])
  })
})
