import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { WorkLine } from 'shared/contracts/agenda/animal'
import { v7 as uuidv7 } from 'uuid'
import { beginRequest, inTransaction, type Tx } from '../../../db.ts'
import { pdfText } from '../../../testing/pdf/pdfText.ts'
import { joinPractice, openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'

let api: TestApp

beforeAll(async () => {
  api = await testApp({ services: { now: () => new Date('2026-11-22T10:00:00Z') } })
})
afterAll(() => api.close())

async function openPracticeWithAnimal(name = 'Nala') {
  const practice = await openPractice(api)
  const { tenantId: tenant_id, therapistId: therapist_id, sessionTypeId: session_type_id, token } = practice
  const [animalId, clubId] = [uuidv7(), uuidv7()]
  await api.inTenant(tenant_id, async (tx) => {
    const { id: race_id } = await tx.selectFrom('race').select('id').executeTakeFirstOrThrow()
    await tx.insertInto('club').values({ tenant_id, id: clubId, name: 'Écuries du Lac' }).execute()
    await tx
      .insertInto('animal')
      .values({ tenant_id, id: animalId, name, race_id, nb_working_hours_by_week: 20 })
      .execute()
  })
  const addSession = (
    day: string,
    start_time: string,
    end_time: string,
    options: { state?: 'PENDING' | 'CANCELLED'; wellbeing?: number; club_id?: string; force_reason?: string } = {},
  ) =>
    api.inTenant(tenant_id, async (tx) => {
      const { state = 'VALIDATED', wellbeing = null, club_id = null, force_reason = null } = options
      const id = uuidv7()
      const { during, live } = await tx
        .insertInto('session')
        .values({
          tenant_id,
          id,
          day,
          start_time,
          end_time,
          state,
          therapist_id,
          session_type_id,
          club_id,
          force_reason,
          with_animal_only: true,
        })
        .returning(['during', 'live'])
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('session_animal')
        .values({ tenant_id, session_id: id, animal_id: animalId, during, live, wellbeing })
        .execute()
      return id
    })
  const readRegister = async (month: string): Promise<{ minutes: number; lines: WorkLine[] }> =>
    (await api.as(token).get(`/animals/${animalId}/register?month=${month}`)).body
  const readFile = (month: string, format: string) =>
    api.app.inject({
      method: 'GET',
      url: `/api/animals/${animalId}/register/file?month=${month}&format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    })
  return { practice, animalId, clubId, addSession, readRegister, readFile }
}

/** Runs `run` in a transaction of the member, like a call. */
const inMemberTransaction = (accountId: string, run: (tx: Tx) => Promise<unknown>) =>
  inTransaction(api.database, async (tx) => {
    await beginRequest(tx, accountId, 1)
    await run(tx)
  })

const deleteSession = (id: string) => (tx: Tx) => tx.deleteFrom('session').where('id', '=', id).execute()

const moveSession = (id: string, day: string) => async (tx: Tx) => {
  const { during } = await tx
    .updateTable('session')
    .set({ day })
    .where('id', '=', id)
    .returning('during')
    .executeTakeFirstOrThrow()
  await tx.updateTable('session_animal').set({ during }).where('session_id', '=', id).execute()
}

const summaryOf = ({ day, startTime, endTime, correction }: WorkLine) => [
  day,
  startTime,
  endTime,
  correction?.act ?? 'uncorrected',
  correction?.by ?? '',
]

describe('the workload register of an animal', () => {
  it('lists only the work that took place in the month', async () => {
    const { addSession, readRegister, clubId, practice, animalId } = await openPracticeWithAnimal()
    await addSession('2026-09-30', '09:00', '10:00')
    await addSession('2026-10-01', '14:00', '15:30', { wellbeing: 2, club_id: clubId })
    await addSession('2026-10-01', '09:00', '09:20')
    await addSession('2026-10-02', '09:00', '10:00', { state: 'CANCELLED' })
    await addSession('2026-11-01', '09:00', '10:00')
    const { minutes, lines } = await readRegister('2026-10')
    expect(minutes).toBe(110)
    const commonFields = { sessionType: 'Séance', handler: 'Alice Durand', forceReason: null, correction: null }
    expect(lines).toEqual([
      {
        ...commonFields,
        sessionId: expect.any(String),
        day: '2026-10-01',
        startTime: '09:00',
        endTime: '09:20',
        club: '',
        wellbeing: null,
      },
      {
        ...commonFields,
        sessionId: expect.any(String),
        day: '2026-10-01',
        startTime: '14:00',
        endTime: '15:30',
        club: 'Écuries du Lac',
        wellbeing: 2,
      },
    ])
    await addSession('2031-03-03', '09:00', '10:00')
    expect(await readRegister('2031-03')).toMatchObject({ minutes: 0, lines: [] })
    expect((await api.as(practice.token).get(`/animals/${animalId}/register?month=2026-13`)).status).toBe(400)
  })

  it('keeps a deleted past session as a struck line with the author of the deletion', async () => {
    const { practice, addSession, readRegister } = await openPracticeWithAnimal()
    const otherMember = await joinPractice(api, practice)
    const id = await addSession('2026-10-05', '09:00', '10:00', { wellbeing: 3 })
    await addSession('2026-10-06', '09:00', '10:00')
    await inMemberTransaction(otherMember.id, deleteSession(id))
    const { minutes, lines } = await readRegister('2026-10')
    expect(minutes).toBe(60)
    expect(lines.map(summaryOf)).toEqual([
      ['2026-10-05', '09:00', '10:00', 'removed', 'Bruno Petit'],
      ['2026-10-06', '09:00', '10:00', 'uncorrected', ''],
    ])
    expect(lines[0]).toMatchObject({
      wellbeing: 3,
      sessionType: 'Séance',
      handler: 'Alice Durand',
      correction: { correctedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/) },
    })
  })

  it('adds a line for each relevant change of a session, but none for a comment', async () => {
    const { practice, animalId, readRegister } = await openPracticeWithAnimal()
    const { sessionTypeId, therapistId, token } = practice
    const input = {
      startDate: '2026-10-05',
      startTime: '09:00',
      endTime: '10:00',
      recurrence: 'ONCE',
      therapistId,
      sessionTypeId,
      patientId: null,
      animalIds: [animalId],
      clubId: null,
      price: 0,
      roomRent: 0,
      animalRent: 0,
      taxesPaidByPatient: 0,
      patientPresent: true,
      paid: false,
      withAnimalOnly: true,
      comments: '',
    }
    const { status, body } = await api.as(token).post('/sessions', input)
    expect(status).toBe(201)
    const path = `/sessions/${body.sessions[0].id}`
    expect((await api.as(token).put(path, { ...input, comments: 'Calme', paid: true })).status).toBe(200)
    expect((await readRegister('2026-10')).lines.map(summaryOf)).toEqual([
      ['2026-10-05', '09:00', '10:00', 'uncorrected', ''],
    ])
    expect((await api.as(token).put(path, { ...input, startTime: '09:30' })).status).toBe(200)
    expect((await api.as(token).delete(path)).status).toBe(200)
    expect((await readRegister('2026-10')).lines.map(summaryOf)).toEqual([
      ['2026-10-05', '09:00', '10:00', 'changed', 'Alice Durand'],
      ['2026-10-05', '09:30', '10:00', 'removed', 'Alice Durand'],
    ])
  })

  it('adds one line for a past session that is moved, even if it loses its animal in the same change', async () => {
    const { practice, addSession, readRegister } = await openPracticeWithAnimal()
    const movedId = await addSession('2026-10-05', '09:00', '10:00')
    const movedWithoutAnimalId = await addSession('2026-10-12', '09:00', '10:00')
    await inMemberTransaction(practice.therapistId, moveSession(movedId, '2026-09-07'))
    await inMemberTransaction(practice.therapistId, async (tx) => {
      await tx.updateTable('session').set({ day: '2026-10-13' }).where('id', '=', movedWithoutAnimalId).execute()
      await tx.deleteFrom('session_animal').where('session_id', '=', movedWithoutAnimalId).execute()
    })
    expect((await readRegister('2026-10')).lines.map(summaryOf)).toEqual([
      ['2026-10-05', '09:00', '10:00', 'changed', 'Alice Durand'],
      ['2026-10-12', '09:00', '10:00', 'changed', 'Alice Durand'],
    ])
    expect((await readRegister('2026-09')).lines.map(summaryOf)).toEqual([
      ['2026-09-07', '09:00', '10:00', 'uncorrected', ''],
    ])
  })

  it('adds a line for a removed animal, but none for changes that do not affect its work', async () => {
    const { practice, addSession, readRegister } = await openPracticeWithAnimal()
    const sessionWithoutAnimal = await addSession('2026-10-05', '09:00', '10:00')
    const resavedSession = await addSession('2026-10-06', '09:00', '10:00')
    await inMemberTransaction(practice.therapistId, (tx) =>
      tx.deleteFrom('session_animal').where('session_id', '=', sessionWithoutAnimal).execute(),
    )
    await inMemberTransaction(practice.therapistId, async (tx) => {
      await tx.updateTable('session').set({ price: 70, paid: true }).where('id', '=', resavedSession).execute()
      const rows = await tx
        .deleteFrom('session_animal')
        .where('session_id', '=', resavedSession)
        .returningAll()
        .execute()
      // The database computes `day`.
      await tx
        .insertInto('session_animal')
        .values(rows.map(({ day: _computed, ...row }) => row))
        .execute()
      await tx.updateTable('session_animal').set({ wellbeing: 1 }).where('session_id', '=', resavedSession).execute()
    })
    expect((await readRegister('2026-10')).lines.map(summaryOf)).toEqual([
      ['2026-10-05', '09:00', '10:00', 'removed', 'Alice Durand'],
      ['2026-10-06', '09:00', '10:00', 'uncorrected', ''],
    ])
  })

  it('adds one line per change of a score, but none for the first score', async () => {
    const { practice, addSession, readRegister } = await openPracticeWithAnimal()
    const id = await addSession('2026-10-05', '09:00', '10:00')
    const saveScore = (wellbeing: number | null) => (tx: Tx) =>
      tx.updateTable('session_animal').set({ wellbeing }).where('session_id', '=', id).execute()
    await inMemberTransaction(practice.therapistId, saveScore(2))
    expect((await readRegister('2026-10')).lines).toHaveLength(1)
    await inMemberTransaction(practice.therapistId, saveScore(2))
    await inMemberTransaction(practice.therapistId, async (tx) => {
      await tx
        .updateTable('session')
        .set({ club_id: null, start_time: '09:10', end_time: '10:00' })
        .where('id', '=', id)
        .execute()
      const { during } = await tx.selectFrom('session').select('during').where('id', '=', id).executeTakeFirstOrThrow()
      await tx.updateTable('session_animal').set({ during, wellbeing: 4 }).where('session_id', '=', id).execute()
    })
    await inMemberTransaction(practice.therapistId, saveScore(null))
    const lines = (await readRegister('2026-10')).lines.map(({ startTime, wellbeing, correction }) => [
      startTime,
      wellbeing,
      correction?.act ?? 'uncorrected',
    ])
    expect(lines).toEqual([
      ['09:00', 2, 'changed'],
      ['09:10', 4, 'changed'],
      ['09:10', null, 'uncorrected'],
    ])
  })

  it('adds no correction for upcoming sessions or requests', async () => {
    const { practice, addSession, readRegister } = await openPracticeWithAnimal()
    const upcomingSession = await addSession('2031-03-03', '09:00', '10:00')
    const request = await addSession('2026-10-05', '09:00', '10:00', { state: 'PENDING' })
    await inMemberTransaction(practice.therapistId, async (tx) => {
      await deleteSession(upcomingSession)(tx)
      await deleteSession(request)(tx)
    })
    expect(await readRegister('2031-03')).toMatchObject({ lines: [] })
    expect(await readRegister('2026-10')).toMatchObject({ lines: [] })
  })

  it('has corrections that the API can neither change nor delete', async () => {
    const { practice, addSession } = await openPracticeWithAnimal()
    const id = await addSession('2026-10-05', '09:00', '10:00')
    await inMemberTransaction(practice.therapistId, deleteSession(id))
    await expect(api.inTenant(practice.tenantId, (tx) => tx.deleteFrom('work_correction').execute())).rejects.toThrow(
      'permission denied',
    )
    await expect(
      api.inTenant(practice.tenantId, (tx) => tx.updateTable('work_correction').set({ author_name: '' }).execute()),
    ).rejects.toThrow('permission denied')
  })

  it('has the same total as the weekly chart, across months and clock changes', async () => {
    const { practice, animalId, addSession, readRegister } = await openPracticeWithAnimal()
    for (const day of [
      '2026-03-29',
      '2026-03-30',
      '2026-04-30',
      '2026-05-01',
      '2026-06-28',
      '2026-06-30',
      '2026-07-05',
      '2026-10-25',
    ]) {
      await addSession(day, '01:10', '04:47')
      await addSession(day, '10:05', '10:26')
    }
    const { body: animals } = await api.as(practice.token).get('/animals')
    const nala: { id: string; infosByWeek: { nbHours: number }[] } = animals.find(
      ({ id }: { id: string }) => id === animalId,
    )
    const chartMinutes = nala.infosByWeek.reduce((minutes, { nbHours }) => minutes + Math.round(nbHours * 60), 0)
    let totalMinutes = 0
    for (const month of ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-10'])
      totalMinutes += (await readRegister(month)).minutes
    // Each of the eight days has 217 minutes (01:10 to 04:47) and 21 minutes (10:05 to 10:26).
    expect(totalMinutes).toBe(8 * (217 + 21))
    expect(chartMinutes).toBe(totalMinutes)
  })

  it('cannot be read by another practice or without the privilege ANIMALS', async () => {
    const { practice, animalId } = await openPracticeWithAnimal()
    const otherPracticeCaller = api.as((await openPractice(api)).token)
    const memberWithoutAnimals = api.as((await joinPractice(api, practice, { privileges: ['AGENDA'] })).token)
    for (const path of [
      `/animals/${animalId}/register?month=2026-10`,
      `/animals/${animalId}/register/file?month=2026-10&format=pdf`,
    ]) {
      expect((await otherPracticeCaller.get(path)).status).toBe(404)
      expect((await memberWithoutAnimals.get(path)).status).toBe(403)
    }
  })
})

const deleteSessionAsOwner = ({ therapistId }: TestPractice, id: string) =>
  inMemberTransaction(therapistId, deleteSession(id))

describe('the register as a file', () => {
  it('can be a French CSV without formulas, and without minutes in struck lines', async () => {
    const { practice, addSession, readFile, clubId } = await openPracticeWithAnimal("Œillet d'été")
    await api.inTenant(practice.tenantId, (tx) =>
      tx.updateTable('club').set({ name: '=HYPERLINK("https://exemple.fr")' }).execute(),
    )
    await addSession('2026-10-05', '09:00', '10:30', { wellbeing: 1, club_id: clubId })
    await deleteSessionAsOwner(practice, await addSession('2026-10-06', '09:00', '10:00'))
    const { headers, rawPayload } = await readFile('2026-10', 'csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('registre-oeillet-d-ete-2026-10.csv')
    const [headerLine, firstLine, secondLine, lastLine] = rawPayload.toString().split('\r\n')
    expect(headerLine).toBe('\uFEFFJour;Début;Fin;Minutes;Type de séance;Lieu;Intervenant;Bien-être;Correction;Conflit')
    expect(firstLine).toBe(
      `05/10/2026;09:00;10:30;90;Séance;"'=HYPERLINK(""https://exemple.fr"")";Alice Durand;Problématique;;`,
    )
    expect(secondLine).toMatch(
      /^06\/10\/2026;09:00;10:00;;Séance;;Alice Durand;;Séance retirée le \d\d\/\d\d\/\d{4} à \d\d:\d\d par Alice Durand;$/,
    )
    expect(lastLine).toBe('')
  })

  it('can be a French PDF with the content of the screen', async () => {
    const { practice, addSession, readFile } = await openPracticeWithAnimal('Nala & <Œdipe>')
    await addSession('2026-10-05', '09:00', '10:30', { wellbeing: 2 })
    await deleteSessionAsOwner(practice, await addSession('2026-10-06', '09:00', '10:00'))
    const { headers, rawPayload } = await readFile('2026-10', 'pdf')
    expect(headers['content-type']).toBe('application/pdf')
    const pdf = rawPayload.toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.7/)
    expect(pdf).toContain('/Lang (fr-FR)')
    expect(pdf).toContain('/StructTreeRoot')
    const text = pdfText(rawPayload)
    for (const expectedText of [
      'Alice Durand',
      'Registre de charge de travail : Nala & <Œdipe>',
      'octobre 2026',
      '05/10/2026',
      '1 h 30',
      'À surveiller',
      'Total du mois : 1 h 30 (1 séance, 1 correction)',
      'Page 1 / 1',
    ]) {
      expect(text).toContain(expectedText)
    }
    expect(text).toMatch(/Séance retirée le \d\d\/\d\d\/\d{4} à \d\d:\d\d par Alice Durand/)
    expect(text).toMatch(/Généré le \d\d\/\d\d\/\d{4} à \d\d:\d\d/)
    expect(text).not.toContain('□')
  })

  it('has the reason of a session that was saved despite a conflict', async () => {
    const { addSession, readFile, readRegister } = await openPracticeWithAnimal()
    await addSession('2026-10-05', '09:00', '10:30', { force_reason: 'Perle est malade' })
    expect((await readRegister('2026-10')).lines.map(({ forceReason }) => forceReason)).toEqual(['Perle est malade'])
    const sentence = 'Enregistrée malgré un conflit : Perle est malade'
    expect(pdfText((await readFile('2026-10', 'pdf')).rawPayload)).toContain(sentence)
    expect((await readFile('2026-10', 'csv')).body).toContain(`;Alice Durand;;;${sentence}`)
  })

  it('repeats the table header on each page of the PDF, and numbers the pages', async () => {
    const { addSession, readFile } = await openPracticeWithAnimal()
    for (let day = 1; day <= 30; day++) {
      await addSession(`2026-09-${String(day).padStart(2, '0')}`, '09:00', '09:20')
      await addSession(`2026-09-${String(day).padStart(2, '0')}`, '10:00', '10:20')
    }
    const text = pdfText((await readFile('2026-09', 'pdf')).rawPayload)
    expect(text).toContain('Page 1 / 2')
    expect(text).toContain('Page 2 / 2')
    expect(text.split('\n').filter((textLine) => textLine === 'Bien-être')).toHaveLength(2)
    expect(text.split('\n').filter((textLine) => /^\d\d\/09\/2026$/.test(textLine))).toHaveLength(60)
    expect(text).toContain('Total du mois : 20 h (60 séances)')
  })

  it('has a notice in the PDF for a month without work', async () => {
    const { readFile } = await openPracticeWithAnimal()
    expect(pdfText((await readFile('2026-08', 'pdf')).rawPayload)).toContain('Aucune séance ce mois-ci.')
    expect((await readFile('2026-08', 'csv')).body.trim()).toMatch(/^Jour;[^\n]*$/)
  })
})

describe('the wellbeing of an animal', () => {
  it('suggests rest after two low scores in a row, and lists the upcoming sessions then', async () => {
    const { practice, animalId, addSession } = await openPracticeWithAnimal()
    const readWellbeing = async (token = practice.token) =>
      (await api.as(token).get(`/animals/${animalId}/wellbeing`)).body
    await addSession('2026-10-05', '09:00', '10:00', { wellbeing: 4 })
    await addSession('2026-10-06', '09:00', '10:00')
    const upcomingSession = await addSession('2031-03-03', '09:00', '10:00')
    await addSession('2031-03-04', '09:00', '10:00', { state: 'CANCELLED' })
    expect(await readWellbeing()).toMatchObject({
      restProposed: false,
      concerned: [],
      scores: [{ date: '2026-10-05', startTime: '09:00', score: 4 }],
    })
    await addSession('2026-10-07', '09:00', '10:00', { wellbeing: 2 })
    expect(await readWellbeing()).toMatchObject({ restProposed: false })
    await addSession('2026-10-08', '09:00', '10:00', { wellbeing: 2 })
    const concerned = [
      { id: upcomingSession, date: '2031-03-03', startTime: '09:00', endTime: '10:00', title: 'Nala - Séance' },
    ]
    const { scores, ...proposal } = await readWellbeing()
    expect(proposal).toEqual({ restProposed: true, scoreCount: 3, concerned })
    expect(scores.map(({ score }: { score: number }) => score)).toEqual([4, 2, 2])
    const memberWithAnimalsOnly = await joinPractice(api, practice, { privileges: ['ANIMALS'] })
    expect(await readWellbeing(memberWithAnimalsOnly.token)).toMatchObject({
      concerned: [{ id: upcomingSession, title: 'Séance' }],
    })
    await addSession('2026-10-09', '09:00', '10:00', { wellbeing: 3 })
    expect(await readWellbeing()).toMatchObject({ restProposed: false, concerned: [] })
  })
})
