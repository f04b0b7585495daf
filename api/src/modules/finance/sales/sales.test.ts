import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  addBillableSessions,
  requestFile,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
/** Each test has its own IP address, because the number of exports per minute and address is limited. */
let testNumber = 0

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2027-01-15T10:00:00Z') } })
  practice = await openBilledPractice(api)
  alice = api.as(practice.token)
  await api.admin('update member set taxes = true, taxes_amount = 5.5 where id = $1', [practice.therapistId])
  const billedIds = await addBillableSessions(api, practice, ['2026-12-01', '2026-12-02'], { price: 33.33 })
  await issueFor(api, practice, inputOfSessions(billedIds, { discount: 10, taxes: 20 }))
  await addBillableSessions(api, practice, ['2026-12-03'], {
    price: 10.1,
    paid: true,
    patient_id: practice.firmId,
    room_rent: 8,
    taxes_paid_by_patient: 3,
  })
  await addBillableSessions(api, practice, ['2026-12-04'], { price: 0 })
  const [animalSessionId] = await addBillableSessions(api, practice, ['2026-12-05'], { price: 0 })
  await api.admin(
    'update session set with_animal_only = true, patient_id = null, room_rent = 12.5, animal_rent = 4 where id = $1',
    [animalSessionId],
  )
})
beforeEach(() => {
  testNumber += 1
})
afterAll(() => api.close())

const december = 'startDate=2026-12-01&endDate=2026-12-31'
const downloadFile = (search: string, token = practice.token) =>
  requestFile(api, {
    method: 'GET',
    path: `/sales/details/file?${search}`,
    token,
    remoteAddress: `192.0.2.${testNumber}`,
  })

describe('GET /sales/details', () => {
  it("lists each validated session at its invoiced amount, else at its price with the profile's VAT", async () => {
    const { body } = await alice.get(`/sales/details?${december}`)
    expect(body.content).toMatchObject([
      { date: '2026-12-05', withAnimalOnly: true, patient: null, netPrice: 0, totalPrice: 0, charges: 16.5 },
      { date: '2026-12-04', netPrice: 0, tax: 0, totalPrice: 0, paid: false, billNumber: null },
      {
        date: '2026-12-03',
        patient: { id: practice.firmId, name: 'Les Tilleuls' },
        netPrice: 10.1,
        rate: 5.5,
        tax: 0.56,
        totalPrice: 10.66,
        withAnimalOnly: false,
        charges: 5,
        paid: true,
        club: null,
        therapist: 'Alice Durand',
      },
      {
        date: '2026-12-02',
        patient: { name: 'Martin Paul' },
        netPrice: 29.99,
        rate: 20,
        tax: 6,
        totalPrice: 35.99,
        billNumber: '2027-0001',
      },
      { date: '2026-12-01', netPrice: 30, rate: 20, tax: 6, totalPrice: 36 },
    ])
    expect(body).toMatchObject({
      totalElements: 5,
      itemsPerPage: 10,
      totalPages: 1,
      totals: {
        netPrice: 70.09,
        tax: 12.56,
        totalPrice: 82.65,
        paidNetPrice: 10.1,
        paid: 10.66,
        due: 71.99,
        nbHours: 5,
        charges: 21.5,
        paidCharges: 5,
        withoutPrice: 1,
        animalsAlone: 1,
      },
    })
  })

  it('returns pages with the totals of all sales', async () => {
    const { body } = await alice.get(`/sales/details?${december}&size=4&page=1`)
    expect(body.content.map(({ date }: { date: string }) => date)).toEqual(['2026-12-01'])
    expect(body).toMatchObject({ totalElements: 5, totalPages: 2, totals: { netPrice: 70.09 } })
  })

  it('can be limited to one therapist', async () => {
    const bruno = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await alice.get(`/sales/details?${december}&therapistId=${bruno.id}`)).body).toMatchObject({
      content: [],
      totals: { netPrice: 0, due: 0 },
    })
    expect((await alice.get(`/sales/details?${december}&therapistId=${crypto.randomUUID()}`)).status).toBe(404)
  })

  it('hides names from a member who may read neither sessions, patients nor invoices', async () => {
    const { token } = await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })
    const { body } = await api.as(token).get(`/sales/details?${december}`)
    expect(body.totals.netPrice).toBe(70.09)
    expect(body.content.map(({ patient }: { patient: unknown }) => patient)).toEqual([null, null, null, null, null])
    expect((await downloadFile(`${december}&format=csv`, token)).bytes.toString()).not.toContain('Martin')
  })

  it('is exported as CSV for French spreadsheets, with its total', async () => {
    const { status, bytes, headers } = await downloadFile(`${december}&format=csv`)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('ventes-2026-12-01-2026-12-31.csv')
    const [titleLine, animalLine, , firmLine, , lastLine, totalLine] = bytes.toString().split('\r\n')
    expect(titleLine).toBe('\uFEFFDate;Début;Fin;Patient;Type;Lieu;Praticien;HT;Taux TVA;TVA;TTC;Charges;Payée;Facture')
    expect(animalLine).toMatch(/^05\/12\/2026;10:00;11:00;Travail de l'animal;.*;0,00;5,5;0,00;0,00;16,50;Non;$/)
    expect(firmLine).toMatch(/^03\/12\/2026;10:00;11:00;Les Tilleuls;.*;;Alice Durand;10,10;5,5;0,56;10,66;5,00;Oui;$/)
    expect(lastLine).toMatch(/;30,00;20;6,00;36,00;0,00;Non;2027-0001$/)
    expect(totalLine).toBe('Total;;;;;;;70,09;;12,56;82,65;21,50;;')
  })

  it('is exported as PDF, and each export is audited', async () => {
    const countExports = async () => {
      const [row] = await api.admin<{ count: string }>(
        "select count(*) from audit where tenant_id = $1 and act = 'exportSales'",
        [practice.tenantId],
      )
      return Number(row?.count)
    }
    const countBefore = await countExports()
    const { status, bytes } = await downloadFile(`${december}&format=pdf`)
    expect(status).toBe(200)
    expect(pdfText(bytes).replaceAll(/\s/g, '')).toContain('70,09€12,56€82,65€21,50€')
    const { token } = await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })
    for (const memberToken of [practice.token, token]) await downloadFile(`${december}&format=csv`, memberToken)
    expect((await countExports()) - countBefore).toBe(3)
  })

  it('refuses a PDF of more than the maximum number of rows', async () => {
    await api.admin(
      `insert into session (tenant_id, id, day, start_time, end_time, state, allow_overlap, therapist_id, session_type_id, patient_id, price)
        select tenant_id, gen_random_uuid(), '2026-11-02', '10:00', '11:00', 'VALIDATED', true, therapist_id, session_type_id, patient_id, 10
        from session, generate_series(1, 1001) where day = '2026-12-03' and tenant_id = $1`,
      [practice.tenantId],
    )
    const november = 'startDate=2026-11-01&endDate=2026-11-30'
    expect(await downloadFile(`${november}&format=pdf`)).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.reportTooLong },
    })
    // The file also has a title line, a total line and a final line break.
    expect((await downloadFile(`${november}&format=csv`)).bytes.toString().split('\r\n')).toHaveLength(1001 + 3)
  })

  it('returns nothing of another practice', async () => {
    expect((await api.as((await openPractice(api)).token).get(`/sales/details?${december}`)).body).toMatchObject({
      content: [],
      totalElements: 0,
      totals: { netPrice: 0 },
    })
  })
})

describe('the file of sales', () => {
  let otherPractice: BilledPractice
  beforeAll(async () => {
    otherPractice = await openBilledPractice(api)
  })

  it("contains the therapist's name in its filename and heading", async () => {
    const therapistSearch = `${december}&therapistId=${otherPractice.therapistId}`
    const { headers, bytes } = await downloadFile(`${therapistSearch}&format=pdf`, otherPractice.token)
    expect(headers['content-disposition']).toContain('ventes-alice-durand-2026-12-01-2026-12-31.pdf')
    expect(pdfText(bytes).replaceAll(/\s/g, '')).toContain('Détaildesventes–AliceDurand')
    expect(
      pdfText((await downloadFile(`${december}&format=pdf`, otherPractice.token)).bytes).replaceAll(/\s/g, ''),
    ).not.toContain('ventes–')
  })

  it('names every invoice of a divided session', async () => {
    const payer = {
      kind: 'MUTUAL',
      name: 'Mutuelle des Monts',
      address: { streetName: '1 place du Bourg', zipCode: '69003', city: 'Lyon' },
      email: '',
      siren: '',
      yearlyCeiling: null,
      share: { kind: 'PERCENT', value: 50 },
    }
    const { body } = await api
      .as(otherPractice.token)
      .put(`/patients/${otherPractice.patientId}/payers`, { payers: [payer], patientShare: null })
    const ids = await addBillableSessions(api, otherPractice, ['2027-01-05'])
    const readBillNumbers = async () => {
      const { bytes } = await downloadFile('startDate=2027-01-01&endDate=2027-01-31&format=csv', otherPractice.token)
      return bytes.toString().split('\r\n')[1]?.split(';').at(-1)
    }
    await issueFor(api, otherPractice, inputOfSessions(ids, { payerId: body.payers[0].id }))
    expect(await readBillNumbers()).toBe('2027-0001')
    await issueFor(api, otherPractice, inputOfSessions(ids))
    expect(await readBillNumbers()).toBe('2027-0001, 2027-0002')
  })
})
