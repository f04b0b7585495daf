import type { AnimalFit, FitQuery } from 'shared/contracts/agenda/fit'
import type { Day } from 'shared/domain/calendar/day'
import { checkAnimalFit, worstVerdict } from 'shared/domain/fit/animalFit'
import { mismatchReason } from 'shared/domain/fit/sentences'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { listFitAnimals, type NamedFitAnimal } from './fitAnimals.sql.ts'
import { listPeople, type Person } from './people.sql.ts'

/** A reason, in French, why an animal does not fit a patient. */
export interface FitReason {
  kind: string
  patientId: string
  detail: string
}

/** Returns the worst verdict on an animal for these people on a day, with all reasons against the animal. */
export function computeVerdict(animal: NamedFitAnimal, people: readonly Person[], day: Day) {
  const fits = people.map((person) => ({ person, fit: checkAnimalFit(person, animal, day) }))
  const reasons = fits.flatMap(({ person, fit }) =>
    fit.mismatches.map((mismatch): FitReason => ({
      kind: mismatch.kind,
      patientId: person.id,
      detail: mismatchReason(mismatch, { speciesName: animal.species, personName: person.name }),
    })),
  )
  return { verdict: worstVerdict(fits.map(({ fit }) => fit.verdict)), reasons }
}

/** Lists the reasons that the member may read; empty without the privilege PATIENTS. */
export const listVisibleReasons = (context: MemberContext, reasons: readonly FitReason[]): string[] =>
  hasPrivilege(context, 'PATIENTS') ? reasons.map(({ detail }) => detail) : []

/** Lists verdicts on all animals. Without the privilege PATIENTS, reasons are hidden and `preferred` becomes `fits`. */
export async function listAnimalFits(context: MemberContext, { date, patientIds }: FitQuery): Promise<AnimalFit[]> {
  const { tx } = context
  await refuseUnknownIds(tx, 'patient', patientIds, { formerIds: patientIds, isReadOnly: true })
  const people = await listPeople(tx, await cipherOf(context), patientIds)
  const animals = await listFitAnimals(tx)
  const canReadReasons = hasPrivilege(context, 'PATIENTS')
  return [...animals.values()].map((animal) => {
    const { verdict, reasons } = computeVerdict(animal, people, date ?? todayOf(context))
    return {
      animalId: animal.id,
      verdict: verdict === 'preferred' && !canReadReasons ? 'fits' : verdict,
      reasons: listVisibleReasons(context, reasons),
    }
  })
}
