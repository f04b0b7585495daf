import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { encryptedScoreColumn } from '../../src/modules/sessionStore/sessions/encryptedScore.ts'
import type { Demo } from '../Demo.ts'
import { SeededRandom } from '../SeededRandom.ts'

const strengths = [
  "Attention soutenue jusqu'à la fin.",
  'Contact recherché spontanément.',
  'Respiration plus calme après le pansage.',
]
const difficulties = ['Bruit dans la cour : deux interruptions.', '', '']

const lowestScoreOf = (scores: number[]) => (scores.length > 0 ? Math.min(...scores) : null)

/** Finds the last past session with a patient in which the animal of this name worked. */
const findLastSession = ({ tx, today }: Pick<Demo, 'tx' | 'today'>, tenantId: string, name: string) =>
  tx
    .selectFrom('session_animal')
    .innerJoin('session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'session_animal.tenant_id')
        .onRef('session.id', '=', 'session_animal.session_id'),
    )
    .innerJoin('animal', (join) =>
      join
        .onRef('animal.tenant_id', '=', 'session_animal.tenant_id')
        .onRef('animal.id', '=', 'session_animal.animal_id'),
    )
    .select(['session_animal.session_id', 'session_animal.animal_id'])
    .where('animal.tenant_id', '=', tenantId)
    .where('animal.name', '=', name)
    .where('session.state', '=', 'VALIDATED')
    .where('session.with_animal_only', '=', false)
    .where('session.day', '<', today)
    .orderBy('session.day', 'desc')
    .orderBy('session.start_time', 'desc')
    .executeTakeFirst()

/** Evaluates about half of the past sessions, with the wellbeing of each animal. */
export async function addEvaluations(
  { tx, services, today }: Demo,
  tenantId: string,
  unwellAnimalName = '',
): Promise<void> {
  const random = new SeededRandom(4)
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const sessions = await tx
    .selectFrom('session')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'VALIDATED')
    .where('with_animal_only', '=', false)
    .where('day', '<', today)
    .orderBy('day')
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  const unwellSession = await findLastSession({ tx, today }, tenantId, unwellAnimalName)
  for (const { id } of sessions) {
    if (random.chance(0.5) && id !== unwellSession?.session_id) continue
    const animals = await tx
      .selectFrom('session_animal')
      .select('animal_id')
      .where('session_id', '=', id)
      .orderBy('animal_id')
      .execute()
    const randomGoodScore = () => (random.chance(0.08) ? 2 : random.pick([3, 4, 4]))
    const wellbeing = animals.map(({ animal_id: animalId }) => {
      const isUnwell = id === unwellSession?.session_id && animalId === unwellSession.animal_id
      return {
        animalId,
        comportementAnimal: isUnwell ? 1 : randomGoodScore(),
        cooperationAnimal: randomGoodScore(),
        observations: isUnwell ? "S'est couché au fond de sa caisse, n'a rien voulu manger." : '',
      }
    })
    const evaluation = {
      ...emptyEvaluation(),
      preparation: {
        preparationEnvironnement: 4,
        verificationBienEtre: 4,
        adaptationMateriel: random.pick([3, 4]),
        mesuresSecurite: 4,
        observations: '',
      },
      bienEtreParAnimal: wellbeing,
      bienEtreAnimal: {
        comportementAnimal: lowestScoreOf(wellbeing.map((scores) => scores.comportementAnimal)),
        cooperationAnimal: lowestScoreOf(wellbeing.map((scores) => scores.cooperationAnimal)),
        observations: '',
      },
      evaluationGlobale: {
        satisfaction: random.pick([3, 4, 5]),
        pointsForts: random.pick(strengths),
        difficultes: random.pick(difficulties),
        ajustements: '',
      },
    }
    await tx
      .updateTable('session')
      .set({ evaluation: cipher.encrypt(JSON.stringify(evaluation), { table: 'session', column: 'evaluation', id }) })
      .where('id', '=', id)
      .execute()
    for (const { animalId, comportementAnimal, cooperationAnimal } of wellbeing) {
      await tx
        .updateTable('session_animal')
        .set(encryptedScoreColumn(Math.min(comportementAnimal, cooperationAnimal), { sessionId: id, animalId }, cipher))
        .where('session_id', '=', id)
        .where('animal_id', '=', animalId)
        .execute()
    }
  }
}
