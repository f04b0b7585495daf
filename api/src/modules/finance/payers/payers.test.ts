import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import type { PayersInput, SessionDivision } from 'shared/contracts/finance/payer'
import { sql } from 'kysely'
import {
  addBillableSessions,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let now = new Date('2026-11-30T10:00:00Z')
let api: TestApp
let practice: BilledPractice
let alice: Caller
beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-11-30T10:00:00Z')
  practice = await openBilledPractice(api, 'EXONERE_SANTE')
  alice = api.as(practice.token)
})

type PayerInput = PayersInput['payers'][number]

const departmentPayer = (change: Partial<PayerInput> = {}): PayerInput => ({
  kind: 'DEPARTMENT',
  name: 'Département du Rhône',
  address: { streetName: '29 cours de la Liberté', zipCode: '69003', city: 'Lyon' },
  email: 'pch@rhone.fr',
  siren: '552100554',
  yearlyCeiling: null,
  share: { kind: 'PERCENT', value: 70 },
  ...change,
})
const guardianPayer = (change: Partial<PayerInput> = {}): PayerInput => ({
  ...departmentPayer({ kind: 'GUARDIAN', name: 'Anne Martin', email: 'anne@exemple.fr', siren: '', share: null }),
  ...change,
})

const payersPath = () => `/patients/${practice.patientId}/payers`
const savePayers = (payers: PayerInput[], change: Partial<PayersInput> = {}) =>
  alice.put(payersPath(), { payers, patientShare: null, ...change })
/** Saves these payers; returns their ids. */
async function savePayersAndReadIds(...payers: PayerInput[]): Promise<string[]> {
  const { status, body } = await savePayers(payers)
  expect([status, body.problems]).toEqual([200, undefined])
  return body.payers.map(({ id }: { id: string }) => id)
}
const readDivision = async (id: string): Promise<SessionDivision> => (await alice.get(`/sessions/${id}/division`)).body
const readParts = async (id: string) =>
  (await readDivision(id)).parts.map(({ name, amount, billNumber }) => [name, amount, billNumber])
const readFirstAmount = async (id: string) => (await readParts(id))[0]?.[1]
const readSessionRow = async (id: string) => (await api.admin('select * from session where id = $1', [id]))[0]
const findBrokenBills = () => api.inTenant(practice.tenantId, (tx) => sql`select * from broken_bills()`.execute(tx))
const issueCreditNote = (billId: string) =>
  alice.post(`/billings/${billId}/credit-notes`, { lines: null, reason: 'Erreur' })
const withoutVat = { withTaxes: false, taxes: 0 }

describe('the payers of a patient', () => {
  it('are empty at first, and saved with their shares', async () => {
    expect((await alice.get(payersPath())).body).toMatchObject({ payers: [], patientShare: null })
    const [id] = await savePayersAndReadIds(
      departmentPayer({ yearlyCeiling: 500 }),
      guardianPayer({ share: { kind: 'REST', value: 0 } }),
    )
    const { body } = await alice.get(payersPath())
    expect(body.payers).toMatchObject([
      { id, name: 'Département du Rhône', yearlyCeiling: 500, year: 2026, used: 0, planned: 0 },
      { name: 'Anne Martin', share: { kind: 'REST', value: 0 } },
    ])
    expect(body.payers[0].share).toEqual({ kind: 'PERCENT', value: 70 })
  })

  it.each<[string, PayerInput[], Partial<PayersInput>, string]>([
    [
      'with shares above 100 %',
      [departmentPayer(), guardianPayer({ share: { kind: 'PERCENT', value: 30.01 } })],
      {},
      'Les parts dépassent 100 %',
    ],
    [
      'with two payers of the remaining amount',
      [departmentPayer({ share: { kind: 'REST', value: 0 } })],
      { patientShare: { kind: 'REST', value: 0 } },
      'Une seule personne ou un seul organisme paie le reste',
    ],
    ['without a name', [departmentPayer({ name: ' ' })], {}, 'Le nom est obligatoire'],
    [
      'without an address',
      [departmentPayer({ address: { streetName: '', zipCode: '', city: '' } })],
      {},
      'L’adresse est obligatoire : elle figure sur ses factures',
    ],
  ])('are refused %s, and do not change', async (_case, payers, change, message) => {
    await savePayersAndReadIds(departmentPayer())
    const { status, body } = await savePayers(payers, change)
    expect([status, body.problems[0].message]).toEqual([400, message])
    expect((await alice.get(payersPath())).body.payers).toHaveLength(1)
  })

  it('can be changed in every field under the same id', async () => {
    const [id = ''] = await savePayersAndReadIds(departmentPayer({ yearlyCeiling: 500 }))
    const changedPayer = {
      id,
      kind: 'MUTUAL' as const,
      name: 'Mutuelle des Monts',
      address: { streetName: '1 place du Bourg', zipCode: '1201', city: 'Genève', country: 'CH' },
      email: 'contact@monts.fr',
      siren: '732829320',
      yearlyCeiling: 800,
      share: { kind: 'AMOUNT' as const, value: 20 },
    }
    expect((await savePayers([changedPayer])).status).toBe(200)
    const { payers } = (await alice.get(payersPath())).body
    expect(payers).toEqual([expect.objectContaining(changedPayer)])
  })

  it('lose their limit and their SIREN when they become a guardian', async () => {
    const [id = ''] = await savePayersAndReadIds(departmentPayer({ yearlyCeiling: 500 }))
    const { body } = await savePayers([{ id, ...departmentPayer({ kind: 'GUARDIAN', yearlyCeiling: 500 }) }])
    expect(body.payers).toMatchObject([{ id, kind: 'GUARDIAN', siren: '', yearlyCeiling: null }])
  })

  it('cannot be changed with an outdated version (412)', async () => {
    const { body } = await alice.get(payersPath())
    const change = { payers: [departmentPayer()], patientShare: null }
    expect((await alice.put(payersPath(), change, { 'if-match': `"${body.version}"` })).status).toBe(200)
    expect((await alice.put(payersPath(), change, { 'if-match': `"${body.version}"` })).status).toBe(412)
  })

  it('are reachable only within the practice and for their patient', async () => {
    const [id] = await savePayersAndReadIds(departmentPayer())
    const otherPractice = await openBilledPractice(api)
    const bob = api.as(otherPractice.token)
    expect((await bob.get(payersPath())).status).toBe(404)
    expect(
      (
        await bob.put(`/patients/${otherPractice.patientId}/payers`, {
          payers: [{ id, ...departmentPayer() }],
          patientShare: null,
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await alice.put(`/patients/${practice.firmId}/payers`, {
          payers: [{ id, ...departmentPayer() }],
          patientShare: null,
        })
      ).status,
    ).toBe(404)
    const member = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    expect((await member.get(payersPath())).status).toBe(403)
  })
})

describe('a divided session', () => {
  it('is billed to two payers on separate invoices, and counts as billed once both are issued', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'], { price: 59.99 })
    expect(await readParts(id)).toEqual([
      ['Département du Rhône', 41.99, null],
      ['Paul Martin', 18, null],
    ])
    const payerBill = await issueFor(api, practice, inputOfSessions([id], { payerId, ...withoutVat }))
    expect(payerBill.status).toBe(200)
    expect(await readSessionRow(id)).toMatchObject({ bill_id: null, part_bill_id: payerBill.id })
    const repeated = await issueFor(api, practice, inputOfSessions([id], { payerId, ...withoutVat }))
    expect([repeated.status, repeated.body?.errorCode, repeated.body?.message]).toEqual([
      409,
      errorCode.sessionBilled,
      'La séance du 12/11/2026 à 10:00 est déjà sur la facture 2026-0001',
    ])
    const patientBill = await issueFor(api, practice, inputOfSessions([id], withoutVat))
    expect(await readSessionRow(id)).toMatchObject({ bill_id: patientBill.id, part_bill_id: payerBill.id })
    expect(await readParts(id)).toEqual([
      ['Département du Rhône', 41.99, '2026-0001'],
      ['Paul Martin', 18, '2026-0002'],
    ])
    const { content } = (await alice.get('/billings')).body
    expect(content).toMatchObject([
      { billNumber: '2026-0002', totalPrice: 18, payerName: null, patient: { name: 'Martin Paul' } },
      {
        billNumber: '2026-0001',
        totalPrice: 41.99,
        payerName: 'Département du Rhône',
        patient: { name: 'Martin Paul' },
      },
    ])
    const details = (await alice.get(`/billings/${payerBill.id}/details`)).body
    expect(details.client).toBe('Département du Rhône')
    expect(details.lines[0].description).toMatch(/\(pour Paul Martin, part de 41,99\s€ sur 59,99\s€\)$/)
    expect((await findBrokenBills()).rows).toEqual([])
  })

  it('is listed only for payers with a part of it', async () => {
    const [payerId = ''] = await savePayersAndReadIds(
      departmentPayer({ share: { kind: 'REST', value: 0 } }),
      guardianPayer(),
    )
    await addBillableSessions(api, practice, ['2026-11-12'])
    const listSessions = async (payerQuery = '') =>
      (
        await alice.get(
          `/billings/sessions?patientId=${practice.patientId}&startDate=2026-11-01&endDate=2026-11-30${payerQuery}`,
        )
      ).body
    expect(await listSessions()).toEqual([])
    expect(await listSessions(`&payerId=${payerId}`)).toMatchObject([{ price: 60, sessionPrice: 60, billId: null }])
  })

  it('accepts a separate division, up to its price', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = '', otherSessionId = ''] = await addBillableSessions(api, practice, ['2026-11-12', '2026-11-13'])
    const division = [{ payerId, kind: 'AMOUNT', value: 60.01 }]
    const refusal = await alice.put(`/sessions/${id}/division`, { division })
    expect([refusal.status, refusal.body.problems[0].message]).toEqual([
      400,
      'Les parts dépassent le prix de la séance',
    ])
    await alice.put(`/sessions/${id}/division`, { division: [{ payerId, kind: 'AMOUNT', value: 10 }] })
    expect(await readParts(id)).toEqual([
      ['Département du Rhône', 10, null],
      ['Paul Martin', 50, null],
    ])
    expect((await readParts(otherSessionId))[0]).toEqual(['Département du Rhône', 42, null])
    await alice.put(`/sessions/${id}/division`, { division: null })
    expect((await readParts(id))[0]).toEqual(['Département du Rhône', 42, null])
    await issueFor(api, practice, inputOfSessions([id]))
    expect((await alice.put(`/sessions/${id}/division`, { division })).body.errorCode).toBe(errorCode.sessionBilled)
  })

  it('applies its division to the following sessions of the series, and lists the unchanged sessions with the reason', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const days = ['2026-11-05', '2026-11-12', '2026-11-19', '2026-11-20', '2026-11-26', '2026-12-03']
    const [
      earlierSession = '',
      chosenSession = '',
      billedSession = '',
      otherPatientSession = '',
      lowPriceSession = '',
      lastSession = '',
    ] = await addBillableSessions(api, practice, days)
    const seriesId = crypto.randomUUID()
    await api.admin(
      `insert into session_series (tenant_id, id, recurrence, start_date, end_date) values ($1, $2, 'WEEK', '2026-11-05', '2026-12-03')`,
      [practice.tenantId, seriesId],
    )
    await api.admin(`update session set series_id = $2, recurrence = 'WEEK' where tenant_id = $1`, [
      practice.tenantId,
      seriesId,
    ])
    await api.admin('update session set price = 30 where id = $1', [lowPriceSession])
    await api.admin('update session set patient_id = $2 where id = $1', [otherPatientSession, practice.firmId])
    await issueFor(api, practice, inputOfSessions([billedSession]))
    const division = [{ payerId, kind: 'AMOUNT', value: 45 }]
    const { status, body } = await alice.put(`/sessions/${chosenSession}/division?type=all`, { division })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      division,
      kept: [
        { id: billedSession, date: '2026-11-19', reason: 'Facturée' },
        { id: otherPatientSession, date: '2026-11-20', reason: "D'un autre patient" },
        { id: lowPriceSession, date: '2026-11-26', reason: 'Les parts dépassent son prix' },
      ],
    })
    expect(
      await Promise.all([earlierSession, chosenSession, lowPriceSession, lastSession].map(readFirstAmount)),
    ).toEqual([42, 45, 21, 45])
    expect(
      (await alice.put(`/sessions/${lastSession}/division`, { division: null }, { 'if-match': '"1"' })).status,
    ).toBe(412)
    expect(
      (await alice.put(`/sessions/${chosenSession}/division?type=all`, { division: null })).body.kept,
    ).toMatchObject([{ id: billedSession }, { id: otherPatientSession }])
    expect(await Promise.all([chosenSession, lastSession].map(readFirstAmount))).toEqual([42, 42])
  })

  it('returns the amount paid at the place in addition to its parts', async () => {
    await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    await api.admin('update session set room_rent = 15, animal_rent = 10, taxes_paid_by_patient = 25 where id = $1', [
      id,
    ])
    const { parts, paidAtPlace, price } = await readDivision(id)
    expect([paidAtPlace, price, parts.reduce((sum, part) => sum + part.amount, 0)]).toEqual([25, 60, 60])
  })

  it('cannot be changed or deleted once one of its parts is billed', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    await issueFor(api, practice, inputOfSessions([id], { payerId }))
    expect((await alice.delete(`/sessions/${id}`)).body.errorCode).toBe(errorCode.sessionBilled)
    await expect(api.admin('update session set price = 61 where id = $1', [id])).rejects.toThrow('add up')
    // The patient's part keeps its fixed amount when the shares change.
    await savePayers([{ id: payerId, ...departmentPayer({ share: { kind: 'AMOUNT', value: 1 } }) }])
    expect(await readParts(id)).toMatchObject([
      ['Département du Rhône', 42, '2026-0001'],
      ['Paul Martin', 18, null],
    ])
  })

  it('is divided again once credit notes freed all its parts', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    const payerBill = await issueFor(api, practice, inputOfSessions([id], { payerId }))
    const patientBill = await issueFor(api, practice, inputOfSessions([id]))
    await issueCreditNote(patientBill.id)
    expect(await readSessionRow(id)).toMatchObject({ bill_id: null, part_bill_id: payerBill.id })
    await savePayers([{ id: payerId, ...departmentPayer({ share: { kind: 'PERCENT', value: 50 } }) }])
    expect(await readParts(id)).toEqual([
      ['Département du Rhône', 42, '2026-0001'],
      ['Paul Martin', 18, null],
    ])
    await issueCreditNote(payerBill.id)
    expect(await readSessionRow(id)).toMatchObject({ bill_id: null, part_bill_id: null })
    expect(await readParts(id)).toEqual([
      ['Département du Rhône', 30, null],
      ['Paul Martin', 30, null],
    ])
  })

  it('is paid once each of its invoices is paid', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    const payerBill = await issueFor(api, practice, inputOfSessions([id], { payerId }))
    const expectPaid = async (isPaid: boolean) => expect(await readSessionRow(id)).toMatchObject({ paid: isPaid })
    await alice.put(`/billings/${payerBill.id}?fullyPaid=true`, {})
    await expectPaid(false)
    const patientBill = await issueFor(api, practice, inputOfSessions([id]))
    await alice.put(`/billings/${patientBill.id}?fullyPaid=true`, {})
    await expectPaid(true)
  })

  it('has a payment on each of its invoices when it is marked as paid in the agenda', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    const bills = [
      await issueFor(api, practice, inputOfSessions([id], { payerId })),
      await issueFor(api, practice, inputOfSessions([id])),
    ]
    expect((await alice.patch(`/sessions/${id}?paid=true`)).status).toBe(200)
    for (const bill of bills)
      expect((await alice.get(`/billings/${bill.id}/details`)).body).toMatchObject({ fullyPaid: true, remaining: 0 })
  })

  it('is not billed if its amount differs from the amount shown in the form (E228)', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    const refusal = await issueFor(api, practice, inputOfSessions([id], { payerId, sessionsNet: 41 }))
    expect([refusal.status, refusal.body.errorCode]).toEqual([409, errorCode.partsChanged])
    expect((await issueFor(api, practice, inputOfSessions([id], { payerId, sessionsNet: 42 }))).status).toBe(200)
  })
})

describe('the removal of a payer', () => {
  it('is refused while parts are unbilled; with `givesBack`, only parts fixed by an invoice stay theirs', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [fixedSession = '', plannedSession = ''] = await addBillableSessions(api, practice, [
      '2026-11-12',
      '2026-11-13',
    ])
    await issueFor(api, practice, inputOfSessions([fixedSession], withoutVat))
    const refusal = await savePayers([])
    expect([refusal.status, refusal.body.errorCode]).toEqual([409, errorCode.payerHasParts])
    expect(refusal.body.message).toMatch(/^Département du Rhône a encore 2 parts à facturer \(84,00\s€ H\.T\)\.$/)
    expect((await savePayers([], { givesBack: true })).body.payers).toEqual([])
    expect(await readParts(plannedSession)).toEqual([['Paul Martin', 60, null]])
    // The part fixed by the patient's invoice can still be billed to the removed payer.
    expect((await alice.get(payersPath())).body.former).toMatchObject([{ id: payerId, name: 'Département du Rhône' }])
    expect((await issueFor(api, practice, inputOfSessions([fixedSession], { payerId, ...withoutVat }))).status).toBe(
      200,
    )
  })

  it('is accepted once every part is billed', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    await issueFor(api, practice, inputOfSessions([id], { payerId }))
    expect((await savePayers([])).status).toBe(200)
    expect((await alice.get(payersPath())).body).toMatchObject({ payers: [], former: [] })
    expect(await readParts(id)).toEqual([
      ['Département du Rhône', 42, '2026-0001'],
      ['Paul Martin', 18, null],
    ])
  })
})

describe('the yearly limit of a payer', () => {
  it('is used up by billed and planned parts; the patient pays the excess', async () => {
    const [payerId = ''] = await savePayersAndReadIds(
      departmentPayer({ share: { kind: 'AMOUNT', value: 50 }, yearlyCeiling: 120 }),
    )
    const ids = await addBillableSessions(api, practice, ['2026-11-10', '2026-11-11', '2026-11-12', '2027-01-04'])
    const readPayer = async () => (await alice.get(payersPath())).body.payers[0]
    expect(await readPayer()).toMatchObject({ used: 0, planned: 150 })
    const bill = await issueFor(api, practice, inputOfSessions(ids.slice(0, 3), { payerId, ...withoutVat }))
    expect((await alice.get(`/billings/${bill.id}/details`)).body.totalPrice).toBe(120)
    expect(await readPayer()).toMatchObject({ used: 120, planned: 0 })
    expect(await readParts(ids[2] ?? '')).toEqual([
      ['Département du Rhône', 20, '2026-0001'],
      ['Paul Martin', 40, null],
    ])
    const [nextSession = ''] = await addBillableSessions(api, practice, ['2026-11-13'])
    expect(await readDivision(nextSession)).toMatchObject({ overCeiling: 50, parts: [{ payerId: null, amount: 60 }] })
    const refusal = await issueFor(api, practice, inputOfSessions([nextSession], { payerId, ...withoutVat }))
    expect([refusal.status, refusal.body.errorCode, refusal.body.message]).toEqual([
      409,
      errorCode.ceilingReached,
      "Le plafond de Département du Rhône est atteint pour 2026 : la séance du 13/11/2026 à 10:00 n'est plus à sa charge",
    ])
    // The limit of another year is separate, and read with the parameter `year`.
    expect((await alice.get(`${payersPath()}?year=2027`)).body.payers[0]).toMatchObject({
      year: 2027,
      used: 0,
      planned: 50,
    })
    expect((await readParts(ids[3] ?? ''))[0]).toEqual(['Département du Rhône', 50, null])
  })

  it('includes VAT, and prevents an invoice with a higher VAT rate than the profile', async () => {
    await api.admin('update member set taxes = true, taxes_amount = 20 where id = $1', [practice.therapistId])
    const [payerId = ''] = await savePayersAndReadIds(
      departmentPayer({ share: { kind: 'REST', value: 0 }, yearlyCeiling: 100 }),
    )
    const ids = await addBillableSessions(api, practice, ['2026-11-10', '2026-11-11'])
    const bill = await issueFor(api, practice, inputOfSessions(ids, { payerId }))
    const { totalPrice } = (await alice.get(`/billings/${bill.id}/details`)).body
    expect(totalPrice).toBeLessThanOrEqual(100)
    expect(totalPrice).toBeGreaterThan(99.9)
    await api.admin('update member set taxes = false where id = $1', [practice.therapistId])
    const [nextSession = ''] = await addBillableSessions(api, practice, ['2027-01-04'])
    const refusal = await issueFor(
      api,
      practice,
      inputOfSessions([nextSession], { payerId, withTaxes: true, taxes: 20 }),
    )
    expect([refusal.status, refusal.body.problems?.[0]?.field]).toEqual([400, 'taxes'])
  })

  it('does not apply to free lines, which can only be billed to the patient', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer({ yearlyCeiling: 10 }))
    const refusal = await issueFor(api, practice, { payerId })
    expect([refusal.status, refusal.body.problems]).toEqual([400, [expect.objectContaining({ field: 'payerId' })]])
    expect((await issueFor(api, practice)).status).toBe(200)
  })

  it('is never exceeded by 16 concurrent invoices', async () => {
    const [payerId = ''] = await savePayersAndReadIds(
      departmentPayer({ share: { kind: 'REST', value: 0 }, yearlyCeiling: 500 }),
    )
    const days = Array.from({ length: 16 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`)
    const ids = await addBillableSessions(api, practice, days)
    const issueUntilDecided = async (id: string): Promise<string> => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const { status, body } = await issueFor(api, practice, inputOfSessions([id], { payerId, ...withoutVat }))
        if (status === 200) return 'issued'
        if (body.errorCode === errorCode.ceilingReached) return 'refused'
        // A concurrent invoice already has the number.
        expect([errorCode.billNumberTaken, errorCode.billNumberGap]).toContain(body.errorCode)
      }
      throw new Error('No number was free.')
    }
    const outcomes = await Promise.all(ids.map(issueUntilDecided))
    expect(outcomes.filter((outcome) => outcome === 'issued')).toHaveLength(9)
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(7)
    const [sums] = await api.admin(
      `select (select sum(total_price) from bill where payer_id = $1) as billed, (select sum(gross) from session_part where payer_id = $1) as used`,
      [payerId],
    )
    expect(sums).toEqual({ billed: 500, used: 500 })
    expect((await findBrokenBills()).rows).toEqual([])
  }, 120_000)

  it('is also enforced by the database', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer({ yearlyCeiling: 10 }))
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-10'], { price: 11 })
    await expect(
      api.admin(
        `insert into session_part (tenant_id, session_id, position, payer_id, amount, gross, rate, year) values ($1, $2, 0, $3, 11, 11, 0, 2026)`,
        [practice.tenantId, id, payerId],
      ),
    ).rejects.toThrow('limit is passed')
  })
})

describe('the tables of parts', () => {
  it('are isolated from other practices', async () => {
    const [payerId = ''] = await savePayersAndReadIds(departmentPayer())
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    await issueFor(api, practice, inputOfSessions([id], { payerId }))
    const otherPractice = await openPractice(api)
    for (const table of ['session_part', 'patient_payer', 'patient_division'] as const)
      expect(await api.inTenant(otherPractice.tenantId, (tx) => tx.selectFrom(table).selectAll().execute())).toEqual([])
    expect((await api.as(otherPractice.token).get(`/sessions/${id}/division`)).status).toBe(404)
  })
})
