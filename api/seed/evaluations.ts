import { emptyEvaluation } from 'shared/domain/evaluation'
import type { Demo } from './Demo.ts'
import { Dice } from './Dice.ts'

const strong = ["Attention soutenue jusqu'à la fin.", 'Contact recherché spontanément.', 'Respiration plus calme après le pansage.']
const hard = ['Bruit dans la cour : deux interruptions.', '', '']

const lowest = (scores: number[]) => (scores.length > 0 ? Math.min(...scores) : null)

/** Of the sessions that took place, about half are evaluated, each animal with its wellbeing. */
export async function addEvaluations({ tx, services, today }: Demo, tenantId: string): Promise<void> {
  const dice = new Dice(4)
  const seal = await services.sealing.of(tx, tenantId)
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
  for (const { id } of sessions) {
    if (dice.chance(0.5)) continue
    const animals = await tx.selectFrom('session_animal').select('animal_id').where('session_id', '=', id).orderBy('animal_id').execute()
    const well = () => (dice.chance(0.08) ? 2 : dice.pick([3, 4, 4]))
    const wellbeing = animals.map(({ animal_id }) => ({ animalId: animal_id, comportementAnimal: well(), cooperationAnimal: well(), observations: '' }))
    const evaluation = {
      ...emptyEvaluation(),
      preparation: { preparationEnvironnement: 4, verificationBienEtre: 4, adaptationMateriel: dice.pick([3, 4]), mesuresSecurite: 4, observations: '' },
      bienEtreParAnimal: wellbeing,
      bienEtreAnimal: { comportementAnimal: lowest(wellbeing.map((one) => one.comportementAnimal)), cooperationAnimal: lowest(wellbeing.map((one) => one.cooperationAnimal)), observations: '' },
      evaluationGlobale: { satisfaction: dice.pick([3, 4, 5]), pointsForts: dice.pick(strong), difficultes: dice.pick(hard), ajustements: '' },
    }
    await tx.updateTable('session').set({ evaluation: seal.close(JSON.stringify(evaluation), { table: 'session', column: 'evaluation', id }) }).where('id', '=', id).execute()
    for (const { animalId, comportementAnimal, cooperationAnimal } of wellbeing) {
      await tx.updateTable('session_animal').set({ wellbeing: Math.min(comportementAnimal, cooperationAnimal) }).where('session_id', '=', id).where('animal_id', '=', animalId).execute()
    }
  }
}
