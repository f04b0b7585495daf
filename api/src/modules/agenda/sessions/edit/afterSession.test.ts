import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import { joinPractice, openPractice, testApp, type TestApp } from '../../../../testing/practice.ts'

let test: TestApp
let agenda: Agenda
let id: string

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  agenda = await openAgenda(test)
  id = await addOn(monday)
})

const addOn = async (startDate: string, change: object = {}) =>
  (await agenda.added({ startDate, ...change }))[0]?.id ?? ''
const readSession = async () => (await agenda.as.get(`/sessions/${id}`)).body
const followUp = (body: object, headers?: Record<string, string>) =>
  agenda.as.patch(`/sessions/${id}/follow-up`, body, headers)
const pay = (query: string) => agenda.as.patch(`/sessions/${id}?${query}`)

describe('the means of payment of a session', () => {
  it('is stored with the payment, and removed with it', async () => {
    expect((await pay('paid=true&means=CARD')).body).toMatchObject({ paid: true, paidMeans: 'CARD' })
    expect(await readSession()).toMatchObject({ paid: true, paidMeans: 'CARD' })
    await pay('paid=false')
    expect(await readSession()).toMatchObject({ paid: false, paidMeans: null })
  })

  it('is unknown without one, and can be corrected until the session is invoiced', async () => {
    expect((await pay('paid=true')).body).toMatchObject({ paid: true, paidMeans: null })
    expect((await pay('paid=true&means=CASH')).body.paidMeans).toBe('CASH')
    expect((await pay('paid=true')).body.paidMeans).toBe('CASH')
    expect((await pay('paid=true&means=CHEQUE')).body.paidMeans).toBe('CHEQUE')
  })

  it('stays when the form saves the session, and is removed when it is saved unpaid', async () => {
    await pay('paid=true&means=CARD')
    await agenda.change(id, { paid: true, price: 61 })
    expect(await readSession()).toMatchObject({ price: 61, paidMeans: 'CARD' })
    await agenda.change(id, { paid: false })
    expect(await readSession()).toMatchObject({ paid: false, paidMeans: null })
  })

  it('is refused for another word, and in cash above 1 000 €', async () => {
    expect((await pay('paid=true&means=GOLD')).status).toBe(400)
    await agenda.change(id, { price: 1000.01 })
    expect(await pay('paid=true&means=CASH')).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.cashReasonMissing },
    })
    expect(await readSession()).toMatchObject({ paid: false, paidMeans: null })
    expect((await pay('paid=true&means=CARD')).body.paid).toBe(true)
  })
})

describe('what is noted after a session', () => {
  it('is the presence and a comment, each alone or both', async () => {
    expect((await followUp({ patientPresent: false })).body).toMatchObject({ id, patientPresent: false, version: 2 })
    expect((await followUp({ comments: 'Malade' })).body).toMatchObject({ patientPresent: false, version: 3 })
    expect(await readSession()).toMatchObject({ patientPresent: false, comments: 'Malade', price: 60 })
    await followUp({ patientPresent: true, comments: '' })
    expect(await readSession()).toMatchObject({ patientPresent: true, comments: '' })
  })

  it('keeps the version if it changes nothing', async () => {
    expect((await followUp({ patientPresent: true, comments: '' })).body.version).toBe(1)
    expect((await readSession()).version).toBe(1)
  })

  it('encrypts the comment', async () => {
    await followUp({ comments: 'Vertiges au trot' })
    const [row] = await agenda.rows()
    expect(row?.comments?.includes('Vertiges')).toBe(false)
    expect((await readSession()).comments).toBe('Vertiges au trot')
  })

  it('is refused for an outdated version', async () => {
    await followUp({ patientPresent: false })
    expect(await followUp({ patientPresent: true }, { 'if-match': '"1"' })).toMatchObject({ status: 412 })
    expect((await readSession()).patientPresent).toBe(false)
  })

  it('does not change the presence at a session on an invoice, but takes a comment', async () => {
    await agenda.bill(id)
    expect(await followUp({ patientPresent: false })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.sessionBilled },
    })
    await followUp({ comments: 'Noté après la facture' })
    expect(await readSession()).toMatchObject({ patientPresent: true, comments: 'Noté après la facture' })
  })
})

const withObjective = (motriciteFine: 'atteint' | 'partiel', objectifsProchaine = ''): Evaluation => {
  const evaluation = emptyEvaluation()
  evaluation.objectifs.moteurs.motriciteFine = motriciteFine
  evaluation.recommandations.objectifsProchaine = objectifsProchaine
  return evaluation
}
const readPrevious = async () => (await agenda.as.get(`/sessions/${id}/previous-objectives`)).body.previous

describe("the objectives of the patient's session before", () => {
  it('are those of the last session that has any, and no later session counts', async () => {
    await addOn(addDays(monday, -14), { evaluation: withObjective('atteint') })
    await addOn(addDays(monday, -7), { evaluation: withObjective('partiel', 'Tenir le pas') })
    await addOn(addDays(monday, -1), { evaluation: emptyEvaluation() })
    await addOn(monday, { startTime: '14:00', endTime: '15:00', evaluation: withObjective('atteint') })
    expect(await readPrevious()).toMatchObject({
      date: addDays(monday, -7),
      objectifs: { moteurs: { motriciteFine: 'partiel', motriciteGlobale: null } },
      objectifsProchaine: 'Tenir le pas',
    })
  })

  it('can be earlier on the same day', async () => {
    await addOn(monday, { startTime: '08:00', endTime: '09:00', evaluation: withObjective('atteint') })
    expect(await readPrevious()).toMatchObject({ date: monday })
  })

  it('are none for a first session, for work without a patient, and after the session of another patient', async () => {
    const otherPatientId = await agenda.aPatient()
    await addOn(addDays(monday, -7), { patientId: otherPatientId, evaluation: withObjective('atteint') })
    expect(await readPrevious()).toBeNull()
    id = await addOn(addDays(monday, 1), { withAnimalOnly: true, patientId: null })
    expect(await readPrevious()).toBeNull()
  })
})

it('a session of another practice can neither be noted nor read', async () => {
  await addOn(addDays(monday, -7), { evaluation: withObjective('atteint') })
  const stranger = test.as((await openPractice(test)).token)
  expect((await stranger.patch(`/sessions/${id}/follow-up`, { patientPresent: false })).status).toBe(404)
  expect((await stranger.patch(`/sessions/${id}?paid=true&means=CARD`)).status).toBe(404)
  expect((await stranger.get(`/sessions/${id}/previous-objectives`)).status).toBe(404)
  expect(await readSession()).toMatchObject({ patientPresent: true, paid: false, version: 1 })
})

it('a member without AGENDA can neither note a session nor read its objectives', async () => {
  const member = test.as((await joinPractice(test, agenda, { privileges: ['PATIENTS', 'BILL'] })).token)
  expect((await member.patch(`/sessions/${id}/follow-up`, { patientPresent: false })).status).toBe(403)
  expect((await member.get(`/sessions/${id}/previous-objectives`)).status).toBe(403)
  expect((await readSession()).patientPresent).toBe(true)
})
