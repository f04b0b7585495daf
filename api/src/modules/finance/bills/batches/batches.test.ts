import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  addBillableSessions,
  issueFor,
  openBilledPractice,
  type BilledPractice,
} from '../../../../testing/bills/billedPractice.ts'
import { joinPractice, openPractice, testApp, type Caller, type TestApp } from '../../../../testing/practice.ts'
import { updateItem } from './batches.sql.ts'
import { issueBills } from './issueBills.service.ts'

let api: TestApp
let practice: BilledPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-12-02T10:30:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openBilledPractice(api, 'EXONERE_SANTE')
  alice = api.as(practice.token)
})

const terms = {
  withTaxes: false,
  taxes: null,
  taxesComment: '',
  selectedTermOfPayment: 'DAYS_30',
  selectedPaymentChoice: 'TRANSFER',
  selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
}
const beginBatch = (change: object = {}, caller = alice) =>
  caller.post('/bill-batches', {
    month: '2031-11',
    patientIds: [practice.patientId, practice.firmId],
    therapistId: null,
    ...terms,
    ...change,
  })
const issueBatch = (id: string) => issueBills(api.services, { tenantId: practice.tenantId, id })
const readBatch = async (id: string) => (await alice.get(`/bill-batches/${id}`)).body
const readBillNumbers = async () =>
  (await alice.get('/billings')).body.content.map(({ billNumber }: { billNumber: string }) => billNumber)

const mutualPayer = {
  kind: 'MUTUAL',
  name: 'Mutuelle des Monts',
  address: { streetName: '1 place du Bourg', zipCode: '69003', city: 'Lyon' },
  email: '',
  siren: '',
}

/** Adds patients with an address, each with one session in the month. */
async function addPatients(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  await api.inTenant(practice.tenantId, async (tx) => {
    const address = { street_name: '1 rue des Prés', zip_code: '69001', city: 'Lyon' }
    const patients = ids.map((id, index) => ({
      tenant_id: practice.tenantId,
      id,
      type: 'INDIVIDUAL' as const,
      firstname: 'Zoé',
      lastname: `Patient ${index}`,
      ...address,
    }))
    await tx.insertInto('patient').values(patients).execute()
  })
  for (const [index, patient_id] of ids.entries())
    await addBillableSessions(api, practice, [`2031-11-${String(index + 1).padStart(2, '0')}`], { patient_id })
  return ids
}

describe('a batch of invoices for a month', () => {
  it('issues one invoice per patient, or states the reason for the refusal', async () => {
    await addBillableSessions(api, practice, ['2031-11-12', '2031-11-05', '2031-12-01'])
    await addBillableSessions(api, practice, ['2031-11-07'], { patient_id: practice.firmId })
    await api.admin("update patient set city = '' where id = $1", [practice.firmId])
    const { status, body } = await beginBatch()
    expect(status).toBe(201)
    expect(await readBatch(body.id)).toMatchObject({ total: 2, done: 0 })
    await issueBatch(body.id)
    expect(await readBatch(body.id)).toMatchObject({
      total: 2,
      done: 2,
      items: [
        { patientId: practice.patientId, name: 'Martin Paul', state: 'ISSUED', billNumber: '2031-0001', message: null },
        {
          patientId: practice.firmId,
          state: 'REFUSED',
          billId: null,
          message: "L'adresse du patient doit être saisie dans sa fiche",
        },
      ],
    })
    const [bill] = (await alice.get('/billings')).body.content
    expect(bill).toMatchObject({ billNumber: '2031-0001', totalPrice: 120 })
  })

  it('is refused before it begins if a firm would owe no late interest', async () => {
    await addBillableSessions(api, practice, ['2031-11-05'])
    const withoutInterest = { selectedLateInterest: 'NONE' }
    const refusal = {
      status: 400,
      body: {
        problems: [
          {
            field: 'selectedLateInterest',
            message: 'Une entreprise doit des pénalités de retard : choisissez un taux',
          },
        ],
      },
    }
    expect((await beginBatch({ ...withoutInterest, patientIds: [practice.patientId] })).status).toBe(201)
    await addBillableSessions(api, practice, ['2031-11-07'], { patient_id: practice.firmId })
    expect(await beginBatch(withoutInterest)).toMatchObject(refusal)
    const payer = { ...mutualPayer, yearlyCeiling: 20, share: { kind: 'REST', value: 0 } }
    await alice.put(`/patients/${practice.patientId}/payers`, { payers: [payer], patientShare: null })
    expect(await beginBatch({ ...withoutInterest, patientIds: [practice.patientId] })).toMatchObject(refusal)
    expect(await api.admin('select from bill_batch where tenant_id = $1', [practice.tenantId])).toHaveLength(1)
  })

  it('issues one invoice per payer and bills a payer up to its yearly limit', async () => {
    await addBillableSessions(api, practice, ['2031-11-03', '2031-11-04', '2031-11-05'])
    await alice.put(`/patients/${practice.patientId}/payers`, {
      payers: [{ ...mutualPayer, yearlyCeiling: 120, share: { kind: 'REST', value: 0 } }],
      patientShare: null,
    })
    const { body } = await beginBatch({ patientIds: [practice.patientId] })
    await issueBatch(body.id)
    expect((await readBatch(body.id)).items).toMatchObject([
      { payerName: null, state: 'ISSUED' },
      { payerName: 'Mutuelle des Monts', state: 'ISSUED' },
    ])
    expect((await alice.get('/billings')).body.content).toMatchObject([
      { payerName: 'Mutuelle des Monts', netPrice: 120 },
      { payerName: null, netPrice: 60 },
    ])
  })

  it('issues invoices to the payers whose amounts add up to the unbilled total', async () => {
    const sessionIds = await addBillableSessions(api, practice, ['2031-11-03', '2031-11-04'], { price: 59.99 })
    const payer = { ...mutualPayer, yearlyCeiling: 50, share: { kind: 'PERCENT', value: 70 } }
    await alice.put(`/patients/${practice.patientId}/payers`, { payers: [payer], patientShare: null })
    const readUnbilledPatients = async () => (await alice.get('/billings/unbilled?month=2031-11')).body.patients
    expect(await readUnbilledPatients()).toMatchObject([
      {
        netPrice: 119.98,
        payers: [
          { payerId: null, netPrice: 69.98 },
          { name: 'Mutuelle des Monts', netPrice: 50 },
        ],
      },
    ])
    const { body } = await beginBatch({ patientIds: [practice.patientId] })
    await issueBatch(body.id)
    expect((await readBatch(body.id)).items).toMatchObject([
      { name: 'Martin Paul', payerName: null, state: 'ISSUED' },
      { name: 'Martin Paul', payerName: 'Mutuelle des Monts', state: 'ISSUED' },
    ])
    const { content } = (await alice.get('/billings')).body
    expect(content.map(({ netPrice }: { netPrice: number }) => netPrice)).toEqual([50, 69.98])
    expect(await readUnbilledPatients()).toEqual([])
    for (const id of sessionIds) expect((await alice.get(`/sessions/${id}`)).body.billId).not.toBeNull()
  })

  it('refuses a patient without unbilled sessions and states the reason', async () => {
    const [billedId] = await addBillableSessions(api, practice, ['2031-11-12'])
    await issueFor(api, practice, { simplifiedMode: true, simplifiedBillingContent: [String(billedId)] })
    const { id } = (await beginBatch({ patientIds: [practice.patientId] })).body
    await issueBatch(id)
    expect((await readBatch(id)).items).toMatchObject([
      { state: 'REFUSED', message: "Aucune séance avec un prix n'est à facturer" },
    ])
    expect(await readBillNumbers()).toEqual(['2031-0001'])
  })

  it('issues each invoice exactly once with parallel workers and after an interruption', async () => {
    const patientIds = await addPatients(8)
    const { id } = (await beginBatch({ patientIds })).body
    // A process that dies during the third invoice leaves no trace of that invoice.
    await api.admin(`create function fail_third() returns trigger language plpgsql as $$ begin
      if new.position = 3 then raise exception 'the process died'; end if; return new; end $$`)
    await api.admin('create trigger fail_third after insert on bill for each row execute function fail_third()')
    await expect(issueBatch(id)).rejects.toThrow('the process died')
    expect(await readBatch(id)).toMatchObject({ total: 8, done: 2 })
    await api.admin('drop trigger fail_third on bill')
    await Promise.all([issueBatch(id), issueBatch(id), issueBatch(id)])
    await issueBatch(id)
    const { items } = await readBatch(id)
    expect(items.map(({ state }: { state: string }) => state)).toEqual(patientIds.map(() => 'ISSUED'))
    expect(await readBillNumbers()).toEqual(patientIds.map((_, index) => `2031-000${8 - index}`))
    const unbilledRows = await api.admin('select id from session where tenant_id = $1 and bill_id is null', [
      practice.tenantId,
    ])
    expect(unbilledRows).toEqual([])
  })

  it('keeps the first outcome of an item when another one is to be stored', async () => {
    const patientIds = await addPatients(2)
    const { id: batchId } = (await beginBatch({ patientIds })).body
    await issueBatch(batchId)
    const batchBefore = await readBatch(batchId)
    await api.inTenant(practice.tenantId, (tx) =>
      updateItem(tx, { batchId, position: 0 }, { state: 'REFUSED', message: 'Trop tard' }),
    )
    expect(await readBatch(batchId)).toEqual(batchBefore)
  })

  it('refuses the invoices once the member who requested them has lost the privilege BILL', async () => {
    const [patientId] = await addPatients(1)
    const assistant = await joinPractice(api, practice, { privileges: ['BILL'] })
    const { id } = (await beginBatch({ patientIds: [patientId] }, api.as(assistant.token))).body
    await api.admin("update member set privileges = '{}' where id = $1", [assistant.id])
    await issueBatch(id)
    expect((await readBatch(id)).items).toMatchObject([{ state: 'REFUSED' }])
    expect(await readBillNumbers()).toEqual([])
  })

  it.each([
    ['an invalid month', { month: '2031-13' }, 400],
    ['an empty list of patients', { patientIds: [] }, 400],
    ['an unknown VAT rate', { withTaxes: true, taxes: 19.5 }, 400],
    ['an unknown payment term', { selectedTermOfPayment: 'DAYS_31' }, 400],
    ['an unknown patient', { patientIds: [crypto.randomUUID()] }, 404],
    ['an unknown therapist', { therapistId: crypto.randomUUID() }, 404],
  ])('is refused for %s', async (_case, change, status) => {
    expect((await beginBatch(change)).status).toBe(status)
    expect(await api.admin('select id from bill_batch where tenant_id = $1', [practice.tenantId])).toEqual([])
  })

  it('is reachable only within the practice and with the privilege BILL', async () => {
    const { id } = (await beginBatch()).body
    expect((await api.as((await openPractice(api)).token).get(`/bill-batches/${id}`)).status).toBe(404)
    const { token } = await joinPractice(api, practice, { privileges: ['PATIENTS'] })
    expect((await api.as(token).get(`/bill-batches/${id}`)).status).toBe(403)
    expect((await beginBatch({}, api.as(token))).status).toBe(403)
    expect(await api.admin('select id from bill_batch where tenant_id = $1', [practice.tenantId])).toEqual([{ id }])
  })
})
