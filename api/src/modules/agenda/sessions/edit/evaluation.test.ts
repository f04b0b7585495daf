import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { openAgenda, type Agenda } from '../../../../testing/agenda.ts'
import { monday } from '../../../../testing/calendar.ts'
import { openPractice, testApp, type TestApp } from '../../../../testing/practice.ts'
import { scoreOf, type ScoreColumns } from '../../../sessionStore/sessions/encryptedScore.ts'
import { evaluationField } from '../../../sessionStore/sessions/sessionRow.ts'

let api: TestApp
let agenda: Agenda
let rex: string
let luna: string
let id: string

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  agenda = await openAgenda(api)
  ;[rex, luna] = [await agenda.createAnimal('Rex'), await agenda.createAnimal('Luna')]
  const [session] = await agenda.createSessions({ animalIds: [rex, luna] })
  id = session?.id ?? ''
})

const animalScores = (animalId: string, comportementAnimal: number | null, cooperationAnimal: number | null) => ({
  animalId,
  comportementAnimal,
  cooperationAnimal,
  observations: '',
})
const evaluationOf = (...bienEtreParAnimal: Evaluation['bienEtreParAnimal']): Evaluation => ({
  ...emptyEvaluation(),
  bienEtreParAnimal,
  accueil: { ...emptyEvaluation().accueil, observations: 'Rex se méfie' },
})
const saveSession = (change: object = {}) => agenda.changeSession(id, { animalIds: [rex, luna], ...change })
const readSession = async () => (await agenda.caller.get(`/sessions/${id}`)).body
const readScores = async () => {
  const rows = await api.admin<{ tenant_id: string; animal_id: string } & ScoreColumns>(
    'select tenant_id, animal_id, wellbeing, wellbeing_sealed from session_animal where session_id = $1',
    [id],
  )
  const tenantId = rows[0]?.tenant_id ?? ''
  const cipher = await api.inTenant(tenantId, (tx) => api.services.encryption.cipherOf(tx, tenantId))
  return new Map(
    rows.map(({ animal_id, ...columns }) => [
      animal_id,
      scoreOf(columns, { sessionId: id, animalId: animal_id }, cipher),
    ]),
  )
}

describe('the evaluation of a session', () => {
  it('is encrypted in the database and read as saved', async () => {
    const evaluation = evaluationOf(animalScores(rex, 3, 4))
    await saveSession({ evaluation })
    expect((await readSession()).evaluation).toEqual(evaluation)
    const [row] = await agenda.listSessionRows()
    expect(row?.evaluation?.includes('méfie')).toBe(false)
  })

  it('stays unchanged when a change omits it', async () => {
    const evaluation = evaluationOf(animalScores(rex, 3, 4))
    await saveSession({ evaluation })
    await saveSession({ price: 70 })
    expect(await readSession()).toMatchObject({ price: 70, evaluation })
    expect((await readScores()).get(rex)).toBe(3)
  })

  it('contains sections that were added to the form later, with empty answers', async () => {
    const cipher = await api.inTenant(agenda.tenantId, (tx) => api.services.encryption.cipherOf(tx, agenda.tenantId))
    const olderEvaluation = cipher.encrypt(
      JSON.stringify({ accueil: { qualiteAccueil: 4 }, recommandations: { evolution: 'Mieux' } }),
      evaluationField(id),
    )
    await api.admin('update session set evaluation = $1 where id = $2', [olderEvaluation, id])
    const { evaluation } = await readSession()
    expect(evaluation).toMatchObject({
      accueil: { qualiteAccueil: 4, observations: '' },
      recommandations: { evolution: 'Mieux', autresAdaptations: '' },
    })
    expect(Object.keys(evaluation)).toEqual(Object.keys(emptyEvaluation()))
  })

  it('assigns each animal the lower of its two scores, and no score to an omitted animal', async () => {
    await saveSession({ evaluation: evaluationOf(animalScores(rex, 4, 2), animalScores(luna, null, 3)) })
    expect(await readScores()).toEqual(
      new Map([
        [rex, 2],
        [luna, 3],
      ]),
    )
    await saveSession({ evaluation: evaluationOf(animalScores(rex, null, null)) })
    expect(await readScores()).toEqual(
      new Map([
        [rex, null],
        [luna, null],
      ]),
    )
  })

  it('assigns each animal the score of an older evaluation, which has one block for all animals', async () => {
    await saveSession({
      evaluation: {
        ...evaluationOf(),
        bienEtreAnimal: { comportementAnimal: 3, cooperationAnimal: 2, observations: '' },
      },
    })
    expect(await readScores()).toEqual(
      new Map([
        [rex, 2],
        [luna, 2],
      ]),
    )
  })

  it('keeps the scores of animals that stay when the session moves and another animal is added', async () => {
    const addedAnimalId = await agenda.createAnimal('Ours')
    await saveSession({ evaluation: evaluationOf(animalScores(rex, 4, 2), animalScores(luna, 3, 3)) })
    await saveSession({ animalIds: [rex, addedAnimalId], startTime: '15:00', endTime: '16:00' })
    expect(await readScores()).toEqual(
      new Map([
        [rex, 2],
        [addedAnimalId, null],
      ]),
    )
  })

  it('is not copied to the following sessions', async () => {
    const [firstSession, secondSession] = await agenda.createSessions({
      startDate: addDays(monday, 1),
      recurrence: 'DAY',
      endDate: addDays(monday, 2),
      animalIds: [rex],
    })
    const evaluation = evaluationOf(animalScores(rex, 1, 1))
    await agenda.changeSession(
      firstSession?.id ?? '',
      { startDate: addDays(monday, 1), animalIds: [rex], evaluation, price: 5 },
      'all',
    )
    expect((await agenda.caller.get(`/sessions/${firstSession?.id}`)).body.evaluation).toEqual(evaluation)
    expect((await agenda.caller.get(`/sessions/${secondSession?.id}`)).body).toMatchObject({
      price: 5,
      evaluation: emptyEvaluation(),
    })
  })

  it('is named in the audit log, without its content', async () => {
    await saveSession({ evaluation: emptyEvaluation() })
    await saveSession({ evaluation: evaluationOf() })
    const auditEntries = await api.admin<{ details: object }>(
      `select details from audit where entity_id = $1 and act = 'update' order by at, id`,
      [id],
    )
    expect(auditEntries).toEqual([{ details: { fields: [] } }, { details: { fields: ['evaluation'] } }])
  })

  it('can contain a deleted animal, but no animal of another practice', async () => {
    const otherPractice = await openPractice(api)
    const [race] = await api.admin<{ id: string }>('select id from race limit 1')
    const [foreignAnimal] = await api.admin<{ id: string }>(
      'insert into animal (tenant_id, id, name, race_id, nb_working_hours_by_week) values ($1, gen_random_uuid(), $2, $3, 10) returning id',
      [otherPractice.tenantId, 'Ours', race?.id],
    )
    expect(await saveSession({ evaluation: evaluationOf(animalScores(foreignAnimal?.id ?? '', 4, 4)) })).toMatchObject({
      status: 404,
      body: { errorCode: errorCode.notFound },
    })
    await api.admin('update animal set removed_at = now() where id = $1', [luna])
    expect((await saveSession({ animalIds: [rex], evaluation: evaluationOf(animalScores(luna, 4, 4)) })).status).toBe(
      200,
    )
  })
})
