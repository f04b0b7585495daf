import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { buildClubInput } from '../../../testing/buildClubInput.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { encryptClearText } from './encryptClearText.service.ts'

let api: TestApp
let practice: PopulatedPractice
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
})

const readHealth = async () => (await api.as(practice.token).get(`/animals/${practice.ids.animal}/health`)).body
const readRegisterLines = async () =>
  (await api.as(practice.token).get(`/animals/${practice.ids.animal}/register?month=2026-03`)).body.lines

/**
 * Scores of the register in the order of its lines: former scores that a correction replaced, then the current score.
 */
const readRegisterScores = async (): Promise<number[]> =>
  (await readRegisterLines()).map(({ wellbeing }: { wellbeing: number }) => wellbeing)

/** Writes clear text only, like a replica of the previous version. */
const writeVaccine = (name: string) =>
  api.admin('update vaccine set name = $2 where tenant_id = $1', [practice.tenantId, name])
const writeAppointment = (comments: string) =>
  api.admin('update medical_appointment set comments = $2 where tenant_id = $1', [practice.tenantId, comments])

const writeScore = (score: number) =>
  api.admin('update session_animal set wellbeing = $3 where tenant_id = $1 and session_id = $2', [
    practice.tenantId,
    practice.ids.session,
    score,
  ])

const countClearRows = async () =>
  (
    await api.admin(
      `select id from vaccine where name <> '' union all select id from medical_appointment where name <> '' or comments <> ''
       union all select session_id from session_animal where wellbeing is not null
       union all select id from work_correction where wellbeing is not null
       union all select account_id from auth.idempotency where answer is not null`,
    )
  ).length

describe('clear text written by a replica of the previous version', () => {
  it('is read with the same result before and after its encryption', async () => {
    await writeVaccine('Grippe équine')
    await writeAppointment('Deux pointes limées')
    const healthBefore = await readHealth()
    expect(healthBefore).toMatchObject({
      vaccines: [{ name: 'Grippe équine' }],
      medicalAppointments: [{ comments: 'Deux pointes limées' }],
    })
    expect(await countClearRows()).toBeGreaterThan(0)
    await encryptClearText(api.services)
    expect(await countClearRows()).toBe(0)
    expect(await readHealth()).toEqual(healthBefore)
  })

  it('takes precedence over encrypted text, field by field', async () => {
    const { medicalAppointments } = await readHealth()
    await encryptClearText(api.services)
    await writeAppointment('Écrit après')
    const [appointment] = (await readHealth()).medicalAppointments
    expect(appointment).toEqual({ ...medicalAppointments[0], comments: 'Écrit après', version: appointment.version })
    expect(appointment.version).not.toBe(medicalAppointments[0].version)
    await encryptClearText(api.services)
    expect((await readHealth()).medicalAppointments[0]).toEqual(appointment)
  })

  it('is encrypted as the same score, without a correction in the register', async () => {
    const { tenantId, ids } = practice
    await api.inTenant(tenantId, async (tx) => {
      await tx.deleteFrom('session_animal').where('session_id', '=', ids.session).execute()
      const { during, live } = await tx
        .updateTable('session')
        .set({ day: '2026-03-02' })
        .where('id', '=', ids.session)
        .returning(['during', 'live'])
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('session_animal')
        .values({
          tenant_id: tenantId,
          session_id: ids.session,
          animal_id: ids.animal,
          during,
          live,
          wellbeing: 3,
        })
        .execute()
    })
    const scoresBefore = await readRegisterScores()
    expect(scoresBefore).toContain(3)
    await encryptClearText(api.services)
    expect(await countClearRows()).toBe(0)
    expect(await readRegisterScores()).toEqual(scoresBefore)

    // Two corrections: of the encrypted score, and of the score that the previous version wrote over it.
    await writeScore(2)
    await writeScore(1)
    const correctedScores = await readRegisterScores()
    expect(correctedScores).toEqual([3, 2, 1])
    await encryptClearText(api.services)
    expect(await countClearRows()).toBe(0)
    expect(await readRegisterScores()).toEqual(correctedScores)
  })

  it('is encrypted in responses stored for idempotency', async () => {
    const headers = { 'idempotency-key': `clear-${practice.tenantId}` }
    const send = () => api.as(practice.token).post('/clubs', buildClubInput(), headers)
    const firstResponse = await send()
    expect(firstResponse.status).toBe(201)
    await api.admin('delete from idempotent_result where tenant_id = $1', [practice.tenantId])
    await api.admin('update auth.idempotency set sealed = false, answer = $2 where key = $1', [
      headers['idempotency-key'],
      JSON.stringify(firstResponse.body),
    ])
    await encryptClearText(api.services)
    expect(await countClearRows()).toBe(0)
    expect(await send()).toMatchObject({ status: 201, body: firstResponse.body })
  })
})
