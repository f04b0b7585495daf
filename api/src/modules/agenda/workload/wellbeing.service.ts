import type { AnimalWellbeing } from 'shared/contracts/agenda/animal'
import { shouldProposeRest } from 'shared/domain/evaluation/wellbeing'
import { hasPrivilege, cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { findAnimalName } from './register.sql.ts'
import { countScores, listScores, listUpcomingSessions } from './wellbeing.sql.ts'

/** An animal's wellbeing scores and, when they suggest rest, its upcoming sessions. */
export async function readWellbeing(context: MemberContext, animalId: string): Promise<AnimalWellbeing> {
  const { tx, member, services } = context
  requireFound(await findAnimalName(tx, animalId))
  const scores = await listScores(tx, await cipherOf(context), animalId)
  const restProposed = shouldProposeRest(scores.map(({ score }) => score))
  const scoreCount = await countScores(tx, animalId)
  if (!restProposed) return { scores, scoreCount, restProposed, concerned: [] }
  const options = { zone: member.timeZone, now: services.now(), withPatientNames: hasPrivilege(context, 'AGENDA') }
  return { scores, scoreCount, restProposed, concerned: await listUpcomingSessions(tx, animalId, options) }
}
