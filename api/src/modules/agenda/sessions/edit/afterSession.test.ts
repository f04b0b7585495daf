import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../../testing/practice.ts'

let api: TestApp
let agenda: Agenda
let id: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
  id = await addSession(monday)
})

const addSession = async (startDate: string, change: object = {}) =>
  (await agenda.createSessions({ startDate, ...change }))[0]?.id ?? ''
const readSession = async () => (await agenda.caller.get(`/sessions/${id}`)).body
const patchFollowUp = (body: object, headers?: Record<string, string>) =>
  agenda.caller.patch(`/sessions/${id}/follow-up`, body, headers)
const updatePayment = (query: string) => agenda.caller.patch(`/sessions/${id}?${query}`)

describe('the means of payment of a session', () => {
  it('is stored with the payment, and removed with it', async () => {
    expect((await updatePayment('paid=true&means=CARD')).body).toMatchObject({ paid: true, paidMeans: 'CARD' })
    expect(await readSession()).toMatchObject({ paid: true, paidMeans: 'CARD' })
    await updatePayment('paid=false')
    expect(await readSession()).toMatchObject({ paid: false, paidMeans: null })
  })

  it('is null when not given, and can be changed until the session is invoiced', async () => {
    expect((await updatePayment('paid=true')).body).toMatchObject({ paid: true, paidMeans: null })
    expect((await updatePayment('paid=true&means=CASH')).body.paidMeans).toBe('CASH')
    expect((await updatePayment('paid=true')).body.paidMeans).toBe('CASH')
    expect((await updatePayment('paid=true&means=CHEQUE')).body.paidMeans).toBe('CHEQUE')
  })

  it('is kept when the form saves a paid session, and removed when the form saves it as unpaid', async () => {
    await updatePayment('paid=true&means=CARD')
    await agenda.changeSession(id, { paid: true, price: 61 })
    expect(await readSession()).toMatchObject({ price: 61, paidMeans: 'CARD' })
    await agenda.changeSession(id, { paid: false })
    expect(await readSession()).toMatchObject({ paid: false, paidMeans: null })
  })

  it('is refused when unknown, and when it is cash above 1 000 €', async () => {
    expect((await updatePayment('paid=true&means=GOLD')).status).toBe(400)
    await agenda.changeSession(id, { price: 1000.01 })
    expect(await updatePayment('paid=true&means=CASH')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.cashReasonMissing },
    })
    expect(await readSession()).toMatchObject({ paid: false, paidMeans: null })
    expect((await updatePayment('paid=true&means=CARD')).body.paid).toBe(true)
  })
})

describe('the follow-up of a session', () => {
  it('changes the presence, the comment, or both', async () => {
    expect((await patchFollowUp({ patientPresent: false })).body).toMatchObject({
      id,
      patientPresent: false,
      version: 2,
    })
    expect((await patchFollowUp({ comments: 'Malade' })).body).toMatchObject({ patientPresent: false, version: 3 })
    expect(await readSession()).toMatchObject({ patientPresent: false, comments: 'Malade', price: 60 })
    await patchFollowUp({ patientPresent: true, comments: '' })
    expect(await readSession()).toMatchObject({ patientPresent: true, comments: '' })
  })

  it('does not increment the version when nothing changes', async () => {
    expect((await patchFollowUp({ patientPresent: true, comments: '' })).body.version).toBe(1)
    expect((await readSession()).version).toBe(1)
  })

  it('encrypts the comment', async () => {
    await patchFollowUp({ comments: 'Vertiges au trot' })
    const [row] = await agenda.listSessionRows()
    expect(row?.comments?.includes('Vertiges')).toBe(false)
    expect((await readSession()).comments).toBe('Vertiges au trot')
  })

  it('is refused with a stale version', async () => {
    await patchFollowUp({ patientPresent: false })
    expect(await patchFollowUp({ patientPresent: true }, { 'if-match': '"1"' })).toMatchObject({ status: 412 })
    expect((await readSession()).patientPresent).toBe(false)
  })

  it('cannot change the presence of an invoiced session, but can change its comment', async () => {
    await agenda.billSession(id)
    expect(await patchFollowUp({ patientPresent: false })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    await patchFollowUp({ comments: 'Noté après la facture' })
    expect(await readSession()).toMatchObject({ patientPresent: true, comments: 'Noté après la facture' })
  })
})

const evaluationWithObjective = (motriciteFine: 'atteint' | 'partiel', objectifsProchaine = ''): Evaluation => {
  const evaluation = emptyEvaluation()
  evaluation.objectifs.moteurs.motriciteFine = motriciteFine
  evaluation.recommandations.objectifsProchaine = objectifsProchaine
  return evaluation
}
const readPreviousObjectives = async () =>
  (await agenda.caller.get(`/sessions/${id}/previous-objectives`)).body.previous

describe("the objectives of the patient's previous session", () => {
  it('come from the latest earlier session that has objectives', async () => {
    await addSession(addDays(monday, -14), { evaluation: evaluationWithObjective('atteint') })
    await addSession(addDays(monday, -7), { evaluation: evaluationWithObjective('partiel', 'Tenir le pas') })
    await addSession(addDays(monday, -1), { evaluation: emptyEvaluation() })
    await addSession(monday, { startTime: '14:00', endTime: '15:00', evaluation: evaluationWithObjective('atteint') })
    expect(await readPreviousObjectives()).toMatchObject({
      date: addDays(monday, -7),
      objectifs: { moteurs: { motriciteFine: 'partiel', motriciteGlobale: null } },
      objectifsProchaine: 'Tenir le pas',
    })
  })

  it('can come from an earlier session on the same day', async () => {
    await addSession(monday, { startTime: '08:00', endTime: '09:00', evaluation: evaluationWithObjective('atteint') })
    expect(await readPreviousObjectives()).toMatchObject({ date: monday })
  })

  it('are null for a first session and for work without a patient, and never come from another patient', async () => {
    const otherPatientId = await agenda.createPatient()
    await addSession(addDays(monday, -7), {
      patientId: otherPatientId,
      evaluation: evaluationWithObjective('atteint'),
    })
    expect(await readPreviousObjectives()).toBeNull()
    id = await addSession(addDays(monday, 1), { withAnimalOnly: true, patientId: null })
    expect(await readPreviousObjectives()).toBeNull()
  })
})

it("the follow-up, payment and objectives of another practice's session return 404", async () => {
  await addSession(addDays(monday, -7), { evaluation: evaluationWithObjective('atteint') })
  const otherPracticeCaller = api.as((await openPractice(api)).token)
  expect((await otherPracticeCaller.patch(`/sessions/${id}/follow-up`, { patientPresent: false })).status).toBe(404)
  expect((await otherPracticeCaller.patch(`/sessions/${id}?paid=true&means=CARD`)).status).toBe(404)
  expect((await otherPracticeCaller.get(`/sessions/${id}/previous-objectives`)).status).toBe(404)
  expect(await readSession()).toMatchObject({ patientPresent: true, paid: false, version: 1 })
})

it('a member without AGENDA can neither change the follow-up of a session nor read its objectives', async () => {
  const member = api.as((await joinPractice(api, agenda, { privileges: ['PATIENTS', 'BILL'] })).token)
  expect((await member.patch(`/sessions/${id}/follow-up`, { patientPresent: false })).status).toBe(403)
  expect((await member.get(`/sessions/${id}/previous-objectives`)).status).toBe(403)
  expect((await readSession()).patientPresent).toBe(true)
})
