import type { Day } from 'shared/domain/calendar/day'
import { byVerdict } from 'shared/domain/fit/animalFit'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { findProvenFileId } from '../../patients/patients/accountFile.sql.ts'
import { fitFor } from './animalFits.service.ts'
import { listFitAnimals } from './fitAnimals.sql.ts'
import { listPeople } from './people.sql.ts'

/** Filters animal ids to those that fit a patient on a day: preferred ones first, otherwise in the given order. */
export type FitsPatient = (animalIds: readonly string[], day: Day) => string[]

/**
 * Returns a filter of the animals that fit the account's patient, by a file proven to be theirs; without one, all animals
 * fit. It returns only ids, so that no visitor learns a reason.
 */
export async function readFitOfAccount(tx: Tx, cipher: FieldCipher, accountId: string): Promise<FitsPatient> {
  const fileId = await findProvenFileId(tx, accountId)
  const people = fileId === undefined ? [] : await listPeople(tx, cipher, [fileId])
  if (people.length === 0) return (animalIds) => [...animalIds]
  const animals = await listFitAnimals(tx)
  return (animalIds, day) =>
    animalIds
      .flatMap((id) => {
        const animal = animals.get(id)
        return animal ? [{ id, verdict: fitFor(animal, people, day).verdict }] : []
      })
      .filter(({ verdict }) => verdict !== 'incompatible')
      .toSorted((a, b) => byVerdict(a.verdict, b.verdict))
      .map(({ id }) => id)
}
