import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Payer } from 'shared/contracts/finance/payer'
import { defaultEmailText } from 'shared/domain/bills/emailTexts'
import { runWithoutTriggers } from '../../../testing/runWithoutTriggers.ts'
import {
  addBillableSessions,
  requestFile,
  issueFor,
  inputOfSessions,
  openBilledPractice,
  type BilledPractice,
} from '../../../testing/bills/billedPractice.ts'
import { joinPractice, testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller
/** Ids of the payers: a department with a SIREN, a guardian, an association without a SIREN. */
let departmentId: string
let guardianId: string
let associationId: string

const payerInput = (change: object) => ({
  address: { streetName: '29 cours de la Liberté', zipCode: '69003', city: 'Lyon' },
  email: '',
  siren: '',
  yearlyCeiling: null,
  share: null,
  ...change,
})

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2026-11-30T10:00:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api, 'EXONERE_SANTE')
  alice = api.as(practice.token)
  const { status, body } = await alice.put(`/patients/${practice.patientId}/payers`, {
    payers: [
      payerInput({
        kind: 'DEPARTMENT',
        name: 'Département du Rhône',
        siren: '552100554',
        email: 'pch@rhone.fr',
        share: { kind: 'PERCENT', value: 50 },
      }),
      payerInput({
        kind: 'GUARDIAN',
        name: 'Anne Martin',
        email: 'anne@exemple.fr',
        share: { kind: 'AMOUNT', value: 10 },
      }),
      payerInput({ kind: 'OTHER', name: 'Les Amis de Paul', share: { kind: 'AMOUNT', value: 5 } }),
    ],
    patientShare: null,
  })
  expect(status).toBe(200)
  ;[departmentId = '', guardianId = '', associationId = ''] = body.payers.map(({ id }: { id: string }) => id)
})

const withoutVat = { withTaxes: false, taxes: 0, taxesComment: '' }
const readSessionBillPrefill = async (id: string) => (await alice.get(`/billings/session-origin?sessionId=${id}`)).body
const issueBillFor = async (ids: readonly string[], payerId: string | null, change: object = withoutVat) => {
  const response = await issueFor(api, practice, inputOfSessions(ids, { ...(payerId && { payerId }), ...change }))
  expect([response.status, response.body]).toEqual([200, null])
  return response.id
}
const readMonthEnd = async () => (await alice.get('/month-end?month=2026-11')).body

describe('the invoice of a divided session', () => {
  it('is proposed for the next payer with an unbilled part, for the patient last', async () => {
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    for (const payerId of [departmentId, guardianId, associationId, null]) {
      expect(await readSessionBillPrefill(id)).toMatchObject({ payerId, problems: [], session: { billId: null } })
      await issueBillFor([id], payerId)
    }
    expect((await readSessionBillPrefill(id)).problems).toMatchObject([{ field: 'billId' }])
  })
})

/**
 * Saves the payers of the patient, also if removed payers have unbilled parts (`givesBack`). Returns the ids of the
 * payers.
 */
async function savePayers(...payers: object[]): Promise<string[]> {
  const path = `/patients/${practice.patientId}/payers`
  const { status, body } = await alice.put(path, { payers, patientShare: null, givesBack: true })
  expect([status, body.problems]).toEqual([200, undefined])
  return body.payers.map(({ id }: { id: string }) => id)
}
const mutualPayer = (change: object = {}) =>
  payerInput({ kind: 'MUTUAL', name: 'Mutuelle des Monts', share: { kind: 'AMOUNT', value: 50 }, ...change })
/** Lists the sessions of November for a payer: day, amount, invoice number. */
const listSessions = async (payerId: string | null) => {
  const payerQuery = payerId === null ? '' : `&payerId=${payerId}`
  const search = `patientId=${practice.patientId}&startDate=2026-11-01&endDate=2026-11-30${payerQuery}`
  const { body } = await alice.get(`/billings/sessions?${search}`)
  return body.map(({ date, price, billNumber }: Record<string, unknown>) => [date, price, billNumber])
}
const readDivision = async (id: string) => (await alice.get(`/sessions/${id}/division`)).body

describe('a session that is billed as a whole', () => {
  it('remains billed to its patient if a payer is added later, and cannot be billed again', async () => {
    await savePayers()
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    const billId = await issueBillFor([id], null)
    const [payerId = ''] = await savePayers(mutualPayer())
    expect(await listSessions(null)).toEqual([['2026-11-12', 60, '2026-0001']])
    expect(await listSessions(payerId)).toEqual([])
    expect(await readSessionBillPrefill(id)).toMatchObject({ payerId: null, problems: [{ field: 'billId' }] })
    expect(await readDivision(id)).toMatchObject({ parts: [{ payerId: null, amount: 60, billId }], overCeiling: 0 })
    for (const payerChange of [{ payerId }, {}]) {
      const repeated = await issueFor(api, practice, inputOfSessions([id], { ...withoutVat, ...payerChange }))
      expect([repeated.status, repeated.body.errorCode, repeated.body.message]).toEqual([
        409,
        errorCode.sessionBilled,
        'La séance du 12/11/2026 à 10:00 est déjà sur la facture 2026-0001',
      ])
    }
    const [row] = await api.admin('select bill_id, part_bill_id from session where id = $1', [id])
    expect(row).toEqual({ bill_id: billId, part_bill_id: null })
  })

  it('does not count toward a limit that is raised later', async () => {
    const [payerId = ''] = await savePayers(mutualPayer({ yearlyCeiling: 50 }))
    const [first = '', second = ''] = await addBillableSessions(api, practice, ['2026-11-10', '2026-11-11'])
    await issueBillFor([first], payerId)
    // The limit is used up before the second session, which its patient pays alone.
    await issueBillFor([second], null)
    await savePayers({ id: payerId, ...mutualPayer({ yearlyCeiling: 100 }) })
    await addBillableSessions(api, practice, ['2026-11-12'])
    expect(await listSessions(payerId)).toEqual([
      ['2026-11-10', 50, '2026-0001'],
      ['2026-11-12', 50, null],
    ])
    expect(await listSessions(null)).toEqual([
      ['2026-11-10', 10, null],
      ['2026-11-11', 60, '2026-0002'],
      ['2026-11-12', 10, null],
    ])
    expect((await readMonthEnd()).unbilled).toMatchObject({ count: 2, netPrice: 70 })
  })

  it('shows the number of its invoice in its division', async () => {
    await savePayers()
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    const billId = await issueBillFor([id], null)
    await savePayers(mutualPayer())
    expect((await readDivision(id)).parts).toMatchObject([
      { payerId: null, amount: 60, billId, billNumber: '2026-0001' },
    ])
  })

  it('is divided after a credit note', async () => {
    await savePayers()
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    const billId = await issueBillFor([id], null)
    const [payerId = ''] = await savePayers(mutualPayer())
    await alice.post(`/billings/${billId}/credit-notes`, { lines: null, reason: 'Payeur oublié' })
    expect(await listSessions(payerId)).toEqual([['2026-11-12', 50, null]])
    await issueBillFor([id], payerId)
    await issueBillFor([id], null)
    expect((await readDivision(id)).parts).toMatchObject([
      { payerId, amount: 50, billNumber: '2026-0002' },
      { payerId: null, amount: 10, billNumber: '2026-0003' },
    ])
  })

  it('cannot be divided in the database', async () => {
    await savePayers()
    const [id = ''] = await addBillableSessions(api, practice, ['2026-11-12'])
    await issueBillFor([id], null)
    const [payerId = ''] = await savePayers(mutualPayer())
    await expect(
      api.admin(
        `insert into session_part (tenant_id, session_id, position, payer_id, amount, gross, rate, year) values ($1, $2, 0, $3, 60, 60, 0, 2026)`,
        [practice.tenantId, id, payerId],
      ),
    ).rejects.toThrow('has the session as a whole')
  })
})

/** Period of the list in the invoice form; the server allocates the limit to the sessions of this period. */
const november = { startDate: '2026-11-01', endDate: '2026-11-30' }
const threeDays = ['2026-11-10', '2026-11-11', '2026-11-12']

describe('a limit that is reached within a list of sessions', () => {
  it('is allocated in the order of the list, independent of the order of billing', async () => {
    const [payerId = ''] = await savePayers(mutualPayer({ yearlyCeiling: 120 }))
    const [first = '', second = '', third = ''] = await addBillableSessions(api, practice, threeDays)
    expect((await listSessions(payerId)).map(([, amount]: unknown[]) => amount)).toEqual([50, 50, 20])
    const billChange = { payerId, sessionsNet: 70, ...withoutVat }
    const refusedBill = await issueFor(api, practice, inputOfSessions([second, third], billChange))
    expect([refusedBill.status, refusedBill.body.errorCode]).toEqual([409, errorCode.partsChanged])
    await issueBillFor([second, third], payerId, { ...withoutVat, sessionsNet: 70, listed: november })
    expect((await listSessions(payerId)).map(([, amount]: unknown[]) => amount)).toEqual([50, 50, 20])
    await issueBillFor([first], payerId, { ...withoutVat, sessionsNet: 50, listed: november })
    const [usedSum] = await api.admin('select sum(gross) from session_part where payer_id = $1', [payerId])
    expect(usedSum).toEqual({ sum: 120 })
  })

  it('is allocated only to the sessions of the therapist by whom the list is filtered', async () => {
    const [payerId = ''] = await savePayers(mutualPayer({ yearlyCeiling: 50 }))
    const { id: therapistId } = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    const [, colleaguesSession = ''] = await addBillableSessions(api, practice, threeDays.slice(0, 2))
    await api.admin('update session set therapist_id = $1 where id = $2', [therapistId, colleaguesSession])
    const inputForAllTherapists = inputOfSessions([colleaguesSession], { payerId, ...withoutVat, listed: november })
    expect((await issueFor(api, practice, inputForAllTherapists)).body.errorCode).toBe(errorCode.ceilingReached)
    await issueBillFor([colleaguesSession], payerId, {
      ...withoutVat,
      sessionsNet: 50,
      listed: { ...november, therapistId },
    })
  })

  it('is allocated to the sessions of the month when an invoice is opened from the agenda', async () => {
    const [payerId = ''] = await savePayers(mutualPayer({ yearlyCeiling: 70 }))
    const [, second = '', third = ''] = await addBillableSessions(api, practice, threeDays)
    expect(await readSessionBillPrefill(second)).toMatchObject({ payerId, session: { price: 20, sessionPrice: 60 } })
    // The limit is used up before the third session, which its patient pays alone.
    expect(await readSessionBillPrefill(third)).toMatchObject({ payerId: null, session: { price: 60 } })
    await issueBillFor([third], null, { ...withoutVat, sessionsNet: 60, listed: november })
    await issueBillFor([second], payerId, { ...withoutVat, sessionsNet: 20, listed: november })
  })
})

describe('GET /month-end with a partly billed session', () => {
  it('counts the unbilled parts for the patient until all are billed', async () => {
    const ids = await addBillableSessions(api, practice, ['2026-11-12'])
    const readUnbilled = async () => {
      const { unbilled } = await readMonthEnd()
      return [unbilled.count, unbilled.netPrice, unbilled.patients.map(({ name }: { name: string }) => name)]
    }
    expect(await readUnbilled()).toEqual([1, 60, ['Martin Paul']])
    await issueBillFor(ids, departmentId)
    expect(await readUnbilled()).toEqual([1, 30, ['Martin Paul']])
    await issueBillFor(ids, guardianId)
    await issueBillFor(ids, associationId)
    expect(await readUnbilled()).toEqual([1, 15, ['Martin Paul']])
    await issueBillFor(ids, null)
    expect(await readUnbilled()).toEqual([0, 0, []])
    const { unpaid } = await readMonthEnd()
    expect(unpaid).toMatchObject({ count: 4, due: 60 })
    expect(unpaid.bills.map(({ patient, payerName }: Record<string, string>) => [patient, payerName])).toEqual(
      expect.arrayContaining([
        ['Martin Paul', 'Département du Rhône'],
        ['Martin Paul', null],
      ]),
    )
  })

  it('counts the unbilled parts of absences, and the whole price of an unbilled absence', async () => {
    const ids = await addBillableSessions(api, practice, ['2026-11-12', '2026-11-13'], { patient_present: false })
    expect((await readMonthEnd()).absences).toMatchObject({ count: 2, netPrice: 120 })
    await issueBillFor(ids.slice(0, 1), departmentId)
    expect((await readMonthEnd()).absences).toMatchObject({ count: 2, netPrice: 90 })
    for (const payerId of [guardianId, associationId, null]) await issueBillFor(ids.slice(0, 1), payerId)
    expect((await readMonthEnd()).absences).toMatchObject({ count: 1, netPrice: 60 })
  })
})

/** Reads the proposed address of the e-mail. */
const readProposedAddress = async (id: string) =>
  (await alice.post('/bill-letters/drafts', { billIds: [id] })).body[0].email

describe('the e-mail of an invoice to a payer', () => {
  it("is proposed to the payer's address, never to the patient's", async () => {
    await api.admin(
      "update patient set email = 'paul@exemple.fr', legal_manager_email = 'parent@exemple.fr', referent_email = 'ref@exemple.fr' where id = $1",
      [practice.patientId],
    )
    const ids = await addBillableSessions(api, practice, ['2026-11-12'])
    expect(await readProposedAddress(await issueBillFor(ids, departmentId))).toBe('pch@rhone.fr')
    expect(await readProposedAddress(await issueBillFor(ids, guardianId))).toBe('anne@exemple.fr')
    // For a payer without an address nothing is proposed, not even the patient's address.
    const associationBillId = await issueBillFor(ids, associationId)
    expect(await readProposedAddress(associationBillId)).toBe('')
    expect(await readProposedAddress(await issueBillFor(ids, null))).toBe('paul@exemple.fr')
    const response = await alice.post('/bill-letters', {
      letters: [{ billId: associationBillId, level: null, email: 'amis@exemple.fr' }],
      texts: [{ level: null, ...defaultEmailText(null), text: 'Bonjour {client},' }],
    })
    expect(response.body).toMatchObject([{ billId: associationBillId, message: null }])
    expect((await alice.get(`/billings/${associationBillId}/details`)).body.letters).toMatchObject([
      { email: 'amis@exemple.fr' },
    ])
  })
})

/** Bills the four parts of a session with VAT, each on a separate invoice. */
async function billAllParts(): Promise<void> {
  const ids = await addBillableSessions(api, practice, ['2026-11-12'])
  for (const payerId of [departmentId, guardianId, associationId, null])
    await issueBillFor(ids, payerId, { withTaxes: true, taxes: 20 })
}

describe('the books with invoices to payers', () => {
  const period = 'startDate=2026-11-01&endDate=2026-11-30'
  const readBookRows = async (book: string) => {
    const { status, bytes } = await requestFile(api, {
      method: 'GET',
      path: `/books/${book}?${period}`,
      token: practice.token,
    })
    expect(status).toBe(200)
    const csv = bytes.toString().replace('\uFEFF', '')
    return csv
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split(/[;\t]/))
  }

  it('name the payer of each payment in the receipts', async () => {
    await billAllParts()
    for (const { id } of (await alice.get('/billings')).body.content)
      await alice.put(`/billings/${id}?fullyPaid=true`, {})
    const rows = await readBookRows('receipts')
    expect(rows.slice(1).map((row) => [row[2], row[5]])).toEqual(
      expect.arrayContaining([
        ['Département du Rhône', '36,00'],
        ['Anne Martin', '12,00'],
        ['Les Amis de Paul', '6,00'],
        ['Paul Martin', '18,00'],
        ['', '72,00'],
      ]),
    )
    expect(rows).toHaveLength(6)
  })

  it('report invoices to individuals and to organisations without a SIREN, but not to the department', async () => {
    await billAllParts()
    const rows = (await readBookRows('e-reporting')).filter((row) => row[3] === 'Transactions')
    // Rate, base, VAT and count: 10 € of the guardian, 5 € of the association and 15 € of the patient, excluding VAT.
    expect(rows.map((row) => row.slice(7, 11))).toEqual([['20', '30,00', '6,00', '3']])
  })

  it('report issued invoices unchanged when a SIREN is entered later', async () => {
    await billAllParts()
    const rowsBefore = await readBookRows('e-reporting')
    const { payers } = (await alice.get(`/patients/${practice.patientId}/payers`)).body
    await savePayers(
      ...payers.map(({ year: _year, used: _used, planned: _planned, ...payer }: Payer) => ({
        ...payer,
        siren: payer.siren === '' ? '732829320' : '',
      })),
    )
    expect(await readBookRows('e-reporting')).toEqual(rowsBefore)
    // For invoices older than the column is_business, the report uses the payers' current SIREN.
    await runWithoutTriggers(api, `update bill set is_business = null where tenant_id = '${practice.tenantId}'`)
    expect((await readBookRows('e-reporting')).slice(1).map((row) => row.slice(7, 11))).toEqual([
      ['20', '55,00', '11,00', '3'],
    ])
  })

  it('have a separate client account for each payer in the file of entries', async () => {
    await billAllParts()
    const [titles = [], ...rows] = await readBookRows('fec')
    const indexOfColumn = (name: string) => titles.indexOf(name)
    const clients = rows.filter((row) => row[indexOfColumn('CompteNum')]?.startsWith('411'))
    expect(clients.map((row) => [row[indexOfColumn('CompAuxLib')], row[indexOfColumn('Debit')]])).toEqual([
      ['Département du Rhône', '36,00'],
      ['Anne Martin', '12,00'],
      ['Les Amis de Paul', '6,00'],
      ['Paul Martin', '18,00'],
    ])
    expect(new Set(clients.map((row) => row[indexOfColumn('CompAuxNum')])).size).toBe(4)
  })
})
