import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type Caller, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let alice: Caller

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2031-03-10T10:00:00Z') } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  alice = api.as(practice.token)
  await api.admin('update patient set firm_id = null where tenant_id = $1', [practice.tenantId])
})

const address = { streetName: '', zipCode: '', city: '' }
const contactFields = { email: '', phoneNumber: '', contactFirstname: '', contactLastname: '', address }
const individual = { firstname: 'Hugo', lastname: 'Petit', birthdate: null, nbHoursToDo: 0 }
const personInput = (firm: string | null = null) => ({
  ...contactFields,
  type: 'INDIVIDUAL',
  individual: { ...individual, firm },
  firm: null,
})

/** Adds employees of the practice's firm, and returns their ids. */
async function addEmployees(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1)
    ids.push((await alice.post('/patients', personInput(practice.ids.firm))).body.id)
  return ids
}
const changeToIndividual = (change: object = {}) =>
  alice.put(`/patients/${practice.ids.firm}`, { ...personInput(), ...change })
const readFile = async (id: string) => (await alice.get(`/patients/${id}/details`)).body

/** Adds a session of the firm with the employee. */
async function addSessionOfEmployee(employeeId: string, day: string): Promise<string> {
  const id = crypto.randomUUID()
  await api.admin(
    `insert into session (tenant_id, id, therapist_id, session_type_id, patient_id, day, start_time, end_time, state, allow_overlap)
     values ($1, $2, $3, $4, $5, $6, '10:00', '11:00', 'VALIDATED', true)`,
    [practice.tenantId, id, practice.therapistId, practice.sessionTypeId, practice.ids.firm, day],
  )
  await api.admin('insert into session_corporate_patient (tenant_id, session_id, patient_id) values ($1, $2, $3)', [
    practice.tenantId,
    id,
    employeeId,
  ])
  return id
}

describe('a firm that becomes an individual', () => {
  it.each([
    ['without the number of employees', {}],
    ['with an outdated number', { detachedEmployees: 1 }],
    ['with a number that is too high', { detachedEmployees: 3 }],
  ])('is refused %s, and nothing changes (E253)', async (_caseName, change) => {
    const [employeeId = ''] = await addEmployees(2)
    expect(await changeToIndividual(change)).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.firmHasEmployees },
    })
    expect((await readFile(practice.ids.firm)).firm.corporatePatients).toHaveLength(2)
    expect((await readFile(employeeId)).individual.firm).toBe(practice.ids.firm)
  })

  it('detaches its employees, including deleted ones, and audits the change of each file', async () => {
    const ids = await addEmployees(3)
    await alice.delete(`/patients/${ids[2]}`)
    expect(await changeToIndividual({ detachedEmployees: 2 })).toMatchObject({
      status: 200,
      body: { type: 'INDIVIDUAL', firm: null },
    })
    expect((await readFile(ids[0] ?? '')).individual.firm).toBeNull()
    const rows = await api.admin<{ firm_id: string | null; changes: number }>(
      `select firm_id, (select count(*)::int from audit where entity_id = patient.id and act = 'update'
         and details = '{"fields": ["firm_id"]}') as changes
       from patient where id = any($1::uuid[])`,
      [ids],
    )
    expect(rows).toEqual(ids.map(() => ({ firm_id: null, changes: 1 })))
  })

  it('is the only patient of its upcoming sessions; past sessions keep its employees', async () => {
    const [employeeId = ''] = await addEmployees(1)
    const [pastId, upcomingId] = [
      await addSessionOfEmployee(employeeId, '2031-03-03'),
      await addSessionOfEmployee(employeeId, '2031-03-17'),
    ]
    const versionOf = async (id: string) =>
      (await api.admin<{ version: number }>('select version from session where id = $1', [id]))[0]?.version ?? 0
    const versionsBefore = [await versionOf(pastId), await versionOf(upcomingId)]
    expect((await changeToIndividual({ detachedEmployees: 1 })).status).toBe(200)
    expect(
      await api.admin('select session_id from session_corporate_patient where session_id = any($1::uuid[])', [
        [pastId, upcomingId],
      ]),
    ).toEqual([{ session_id: pastId }])
    expect([await versionOf(pastId), await versionOf(upcomingId)]).toEqual([
      versionsBefore[0],
      (versionsBefore[1] ?? 0) + 1,
    ])
    const { content } = (await alice.get(`/patients/${employeeId}/timeline?kinds=SESSION`)).body
    expect(content).toMatchObject([{ act: 'sessionHeld', date: '2031-03-03' }])
  })

  it('needs no number of employees if it has none', async () => {
    expect((await changeToIndividual()).status).toBe(200)
    expect((await readFile(practice.ids.firm)).individual.lastname).toBe('Petit')
  })

  it('has no employees afterwards, even if employees are added concurrently', async () => {
    await Promise.all([changeToIndividual(), ...Array.from({ length: 4 }, () => addEmployees(1))])
    const [row] = await api.admin<{ count: number }>(
      `select count(*)::int as count from patient employee join patient firm on firm.id = employee.firm_id
       where employee.tenant_id = $1 and firm.type = 'INDIVIDUAL'`,
      [practice.tenantId],
    )
    expect(row?.count).toBe(0)
  })
})
