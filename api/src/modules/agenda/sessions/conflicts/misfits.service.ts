import { misfitSentences } from 'shared/domain/fit/sentences'
import { cipherOf, type MemberContext } from '../../../../memberContext.ts'
import { computeVerdict, listVisibleReasons } from '../../fit/animalFits.service.ts'
import { listFitAnimals } from '../../fit/fitAnimals.sql.ts'
import type { FitCheck, Misfit } from '../../fit/fitExceptions.service.ts'
import { listPeople } from '../../fit/people.sql.ts'
import type { SessionConflict } from './plannedSession.ts'

/** The animals that are incompatible with patients of their planned session. */
export async function findMisfits(context: MemberContext, checks: readonly FitCheck[]): Promise<Misfit[]> {
  const { tx } = context
  const animals = await listFitAnimals(tx, [...new Set(checks.flatMap(({ animalIds }) => animalIds))])
  if (animals.size === 0) return []
  const patientIds = [...new Set(checks.flatMap((check) => check.patientIds))]
  const people = await listPeople(tx, await cipherOf(context), patientIds)
  return checks.flatMap(({ plannedSessionId, date, animalIds, patientIds: ids }) => {
    const attendingPatients = people.filter(({ id }) => ids.includes(id))
    return animalIds.flatMap((animalId) => {
      const animal = animals.get(animalId)
      if (!animal) return []
      const { verdict, reasons } = computeVerdict(animal, attendingPatients, date)
      return verdict === 'incompatible' ? [{ plannedSessionId, date, animalId, animalName: animal.name, reasons }] : []
    })
  })
}

/**
 * Conflicts for the response: a conflict per reason, or a single conflict without reasons for members who may not read
 * patient files.
 */
export const listMisfitConflicts = (context: MemberContext, misfits: readonly Misfit[]): SessionConflict[] =>
  misfits.flatMap(({ plannedSessionId, date, animalId, animalName, reasons }) =>
    misfitSentences(animalName, listVisibleReasons(context, reasons)).map((detail) => ({
      plannedSessionId,
      date,
      kind: 'incompatible',
      id: animalId,
      name: animalName,
      detail,
    })),
  )
