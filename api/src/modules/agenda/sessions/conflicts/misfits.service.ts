import { misfitSentences } from 'shared/domain/fit/sentences'
import { sealOf, type MemberContext } from '../../../../memberContext.ts'
import { fitFor, reasonsShownTo } from '../../fit/animalFits.service.ts'
import { fitAnimalsOf } from '../../fit/fitAnimals.sql.ts'
import type { FitCheck, Misfit } from '../../fit/fitExceptions.service.ts'
import { peopleOf } from '../../fit/people.sql.ts'
import type { SessionConflict } from './plannedSession.ts'

/** The animals that do not fit the people they come to. */
export async function findMisfits(context: MemberContext, checks: readonly FitCheck[]): Promise<Misfit[]> {
  const { tx } = context
  const animals = await fitAnimalsOf(tx, [...new Set(checks.flatMap(({ animalIds }) => animalIds))])
  if (animals.size === 0) return []
  const patientIds = [...new Set(checks.flatMap((check) => check.patientIds))]
  const people = await peopleOf(tx, await sealOf(context), patientIds)
  return checks.flatMap(({ plannedId, date, animalIds, patientIds: ids }) => {
    const present = people.filter(({ id }) => ids.includes(id))
    return animalIds.flatMap((animalId) => {
      const animal = animals.get(animalId)
      if (!animal) return []
      const { verdict, reasons } = fitFor(animal, present, date)
      return verdict === 'incompatible' ? [{ plannedId, date, animalId, animalName: animal.name, reasons }] : []
    })
  })
}

/** As the member is shown them: a reason each, or without the right to read patients one without a reason. */
export const misfitConflicts = (context: MemberContext, misfits: readonly Misfit[]): SessionConflict[] =>
  misfits.flatMap(({ plannedId, date, animalId, animalName, reasons }) =>
    misfitSentences(animalName, reasonsShownTo(context, reasons)).map((detail) => ({
      plannedId,
      date,
      kind: 'incompatible',
      id: animalId,
      name: animalName,
      detail,
    })),
  )
