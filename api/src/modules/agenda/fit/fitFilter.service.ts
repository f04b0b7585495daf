import type { Day } from 'shared/domain/calendar/day'
import { byVerdict } from 'shared/domain/fit/animalFit'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { findFileIdOfAccount } from '../../patients/patients/accountFile.sql.ts'
import { computeVerdict } from './animalFits.service.ts'
import { listFitAnimals } from './fitAnimals.sql.ts'
import { listPeople } from './people.sql.ts'

/**
 * Filters animal ids to those that fit a patient on a day: preferred animals first, the other animals in the given
 * order.
 */
export type FitFilter = (animalIds: readonly string[], day: Day) => string[]

/**
 * Returns a filter for the animals that fit the account's patient, based on the patient file that belongs to the
 * account (`findFileIdOfAccount`); without such a file, all animals fit. The filter returns ids only, so that visitors
 * never see a reason.
 */
export async function readFitFilterOfAccount(tx: Tx, cipher: FieldCipher, accountId: string): Promise<FitFilter> {
  const fileId = await findFileIdOfAccount(tx, accountId)
  const people = fileId === undefined ? [] : await listPeople(tx, cipher, [fileId])
  if (people.length === 0) return (animalIds) => [...animalIds]
  const animals = await listFitAnimals(tx)
  return (animalIds, day) =>
    animalIds
      .flatMap((id) => {
        const animal = animals.get(id)
        return animal ? [{ id, verdict: computeVerdict(animal, people, day).verdict }] : []
      })
      .filter(({ verdict }) => verdict !== 'incompatible')
      .toSorted((a, b) => byVerdict(a.verdict, b.verdict))
      .map(({ id }) => id)
}
