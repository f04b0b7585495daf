import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { encryptedScoreColumn } from '../../src/modules/sessionStore/sessions/encryptedScore.ts'
import type { SeedContext } from '../SeedContext.ts'
import {
  findLastSession,
  listSessionsToEvaluate,
  updateEvaluations,
  updateScores,
  type EvaluationRow,
  type ScoreRow,
} from './evaluationRows.ts'
import { SeededRandom } from '../SeededRandom.ts'

const strengths = [
  "Attention soutenue jusqu'à la fin.",
  'Contact recherché spontanément.',
  'Respiration plus calme après le pansage.',
]
const difficulties = ['Bruit dans la cour : deux interruptions.', '', '']

const lowestScoreOf = (scores: number[]) => (scores.length > 0 ? Math.min(...scores) : null)

/**
 * Evaluates about half of the recent sessions, with the wellbeing of each animal. In the last session of the unwell
 * animal, its score is 1.
 */
export async function addEvaluations(
  { tx, services, today }: SeedContext,
  tenantId: string,
  unwellAnimalName = '',
): Promise<void> {
  const random = new SeededRandom(4)
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const sessions = await listSessionsToEvaluate({ tx, today }, tenantId)
  const unwellSession = await findLastSession({ tx, today }, tenantId, unwellAnimalName)
  const evaluations: EvaluationRow[] = []
  const scores: ScoreRow[] = []
  for (const { id, animalIds } of sessions) {
    if (random.chance(0.5) && id !== unwellSession?.session_id) continue
    const randomGoodScore = () => (random.chance(0.08) ? 2 : random.pick([3, 4, 4]))
    const wellbeing = animalIds.map((animalId) => {
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
        comportementAnimal: lowestScoreOf(wellbeing.map((animal) => animal.comportementAnimal)),
        cooperationAnimal: lowestScoreOf(wellbeing.map((animal) => animal.cooperationAnimal)),
        observations: '',
      },
      evaluationGlobale: {
        satisfaction: random.pick([3, 4, 5]),
        pointsForts: random.pick(strengths),
        difficultes: random.pick(difficulties),
        ajustements: '',
      },
    }
    evaluations.push({
      id,
      evaluation: cipher.encrypt(JSON.stringify(evaluation), { table: 'session', column: 'evaluation', id }),
    })
    for (const { animalId, comportementAnimal, cooperationAnimal } of wellbeing) {
      const score = Math.min(comportementAnimal, cooperationAnimal)
      const { wellbeing_sealed: sealed } = encryptedScoreColumn(score, { sessionId: id, animalId }, cipher)
      if (sealed) scores.push({ sessionId: id, animalId, sealed })
    }
  }
  await updateEvaluations(tx, evaluations)
  await updateScores(tx, scores)
}
