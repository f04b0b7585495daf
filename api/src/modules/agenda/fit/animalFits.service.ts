import type { AnimalFit, FitQuery } from 'shared/contracts/agenda/fit'
import type { Day } from 'shared/domain/calendar/day'
import { fitOf, worstVerdict } from 'shared/domain/fit/animalFit'
import { mismatchReason } from 'shared/domain/fit/sentences'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, sealOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { fitAnimalsOf, type NamedFitAnimal } from './fitAnimals.sql.ts'
import { peopleOf, type Person } from './people.sql.ts'

/** Why an animal does not fit one person, in words. */
export interface FitReason {
  kind: string
  patientId: string
  detail: string
}

/** The verdict on an animal for people on a day, and every reason against it. */
export function fitFor(animal: NamedFitAnimal, people: readonly Person[], day: Day) {
  const fits = people.map((person) => ({ person, fit: fitOf(person, animal, day) }))
  const reasons = fits.flatMap(({ person, fit }) =>
    fit.mismatches.map((mismatch): FitReason => ({
      kind: mismatch.kind,
      patientId: person.id,
      detail: mismatchReason(mismatch, { speciesName: animal.species, personName: person.name }),
    })),
  )
  return { verdict: worstVerdict(fits.map(({ fit }) => fit.verdict)), reasons }
}

/** The reasons a member is shown: none without the right to read patients. */
export const reasonsShownTo = (context: MemberContext, reasons: readonly FitReason[]): string[] =>
  hasPrivilege(context, 'PATIENTS') ? reasons.map(({ detail }) => detail) : []

/** Preferences are part of a patient's file as reasons are: without the right to read it, a preferred animal only fits. */
export async function listAnimalFits(context: MemberContext, { date, patientIds }: FitQuery): Promise<AnimalFit[]> {
  const { tx } = context
  await refuseUnknownIds(tx, 'patient', patientIds, { former: patientIds })
  const people = await peopleOf(tx, await sealOf(context), patientIds)
  const animals = await fitAnimalsOf(tx)
  const mayRead = hasPrivilege(context, 'PATIENTS')
  return [...animals.values()].map((animal) => {
    const { verdict, reasons } = fitFor(animal, people, date ?? todayOf(context))
    return {
      animalId: animal.id,
      verdict: verdict === 'preferred' && !mayRead ? 'fits' : verdict,
      reasons: reasonsShownTo(context, reasons),
    }
  })
}
