import type { Day } from 'shared/domain/calendar/day'
import { byVerdict } from 'shared/domain/fit/animalFit'
import type { Tx } from '../../../db.ts'
import type { Seal } from '../../../sealing/sealing.ts'
import { provenFileId } from '../../patients/patients/accountFile.sql.ts'
import { fitFor } from './animalFits.service.ts'
import { fitAnimalsOf } from './fitAnimals.sql.ts'
import { peopleOf } from './people.sql.ts'

/** Those of these animals that fit a patient on a day, the preferred ones first, else in their order. */
export type FitsPatient = (animalIds: readonly string[], day: Day) => string[]

/**
 * Which animals fit the patient behind an account, whose file of the practice is proved to be theirs; every animal where
 * there is none. Only ids come out of it: no visitor learns a reason.
 */
export async function fitsAccount(tx: Tx, seal: Seal, accountId: string): Promise<FitsPatient> {
  const fileId = await provenFileId(tx, accountId)
  const people = fileId === undefined ? [] : await peopleOf(tx, seal, [fileId])
  if (people.length === 0) return (animalIds) => [...animalIds]
  const animals = await fitAnimalsOf(tx)
  return (animalIds, day) =>
    animalIds
      .flatMap((id) => {
        const animal = animals.get(id)
        return animal ? [{ id, verdict: fitFor(animal, people, day).verdict }] : []
      })
      .filter(({ verdict }) => verdict !== 'incompatible')
      .toSorted((one, other) => byVerdict(one.verdict, other.verdict))
      .map(({ id }) => id)
}
