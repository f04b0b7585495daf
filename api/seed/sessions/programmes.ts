import type { ProgrammeInput, CriterionLevel } from 'shared/contracts/patients/programme'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import type { FieldCipher } from '../../src/encryption/encryption.ts'
import { programmeColumns } from '../../src/modules/patients/programmes/programmeRow.ts'
import { insertProgramme, updateProgramme } from '../../src/modules/patients/programmes/programmes.sql.ts'
import { commentsField, evaluationField, evaluationOf } from '../../src/modules/sessionStore/sessions/sessionRow.ts'
import type { SeedContext } from '../SeedContext.ts'
import { updateEvaluations } from './evaluationRows.ts'

const attentionCriterion = 'objectifs.cognitifs.stimulationAttention'
const emotionsCriterion = 'objectifs.psychoSociaux.gestionEmotions'

/** Level that the evaluation of the session with this index has; it rises over the sessions. */
const attentionOf = (index: number): CriterionLevel => (index < 1 ? 'non-atteint' : index < 3 ? 'partiel' : 'atteint')
const emotionsOf = (index: number): CriterionLevel => (index < 2 ? 'partiel' : 'atteint')

const notes = [
  "Reste à distance au début, s'approche dès que l'animal se couche.",
  "Tient sa consigne jusqu'au bout, demande à recommencer.",
  'Contrariété en milieu de séance, dite avec des mots.',
  'Mène le parcours sans aide.',
]

/** Lists the patient's past sessions, the oldest first. */
const listPastSessions = ({ tx, today }: SeedContext, tenantId: string, patientId: string) =>
  tx
    .selectFrom('session')
    .select(['id', 'day', 'evaluation'])
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('state', '=', 'VALIDATED')
    .where('day', '<', today)
    .orderBy('day')
    .orderBy('start_time')
    .execute()

type PastSession = Awaited<ReturnType<typeof listPastSessions>>[number]

async function addEvaluations(
  { tx }: SeedContext,
  sessions: readonly PastSession[],
  cipher: FieldCipher,
): Promise<void> {
  const rows = sessions.map((session, index) => {
    const { id } = session
    const evaluation = evaluationOf(session, cipher)
    evaluation.objectifs.cognitifs.stimulationAttention = attentionOf(index)
    evaluation.objectifs.psychoSociaux.gestionEmotions = emotionsOf(index)
    evaluation.interaction.typesObserves = index % 2 === 0 ? ['caresses', 'soins'] : ['exercices', 'soins']
    return {
      id,
      evaluation: cipher.encrypt(JSON.stringify(evaluation), evaluationField(id)),
      comments: cipher.encrypt(notes[index % notes.length] ?? '', commentsField(id)),
    }
  })
  await updateEvaluations(tx, rows)
}

const buildEndedProgramme = (startDate: Day): ProgrammeInput => ({
  unit: 'SESSIONS',
  planned: 2,
  purpose: "Faire connaissance avec l'animal et accepter son contact.",
  objectives: [{ criterion: emotionsCriterion, atStart: 'non-atteint' }],
  startDate,
  plannedEndDate: null,
})

const runningProgramme = (startDate: Day): ProgrammeInput => ({
  unit: 'HOURS',
  planned: 1200,
  purpose: "Soutenir l'attention en classe et mieux vivre les contrariétés, à la demande de la famille.",
  objectives: [
    { criterion: attentionCriterion, atStart: 'non-atteint' },
    { criterion: emotionsCriterion, atStart: 'partiel' },
  ],
  startDate,
  plannedEndDate: addDays(startDate, 120),
})

/** Adds an ended and a running programme, with evaluations, for the patient of the weekly series. */
export async function addProgrammes(seedContext: SeedContext, tenantId: string, patientId: string): Promise<void> {
  const { tx, services } = seedContext
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const sessions = await listPastSessions(seedContext, tenantId, patientId)
  // The first two sessions belong to the ended programme, the others to the running programme.
  const [firstSession, secondSession] = sessions
  if (!firstSession || !secondSession) return
  await addEvaluations(seedContext, sessions, cipher)
  for (const [input, endedOn] of [
    [buildEndedProgramme(firstSession.day), secondSession.day],
    [runningProgramme(addDays(secondSession.day, 1)), undefined],
  ] as const) {
    const id = uuidv7()
    await insertProgramme(tx, { tenantId, patientId, id }, programmeColumns(id, input, cipher))
    if (endedOn) await updateProgramme(tx, id, { ended_on: endedOn })
  }
}
