import type { FitPerson } from 'shared/domain/fit/animalFit'
import { emptyPatientFit } from 'shared/domain/fit/emptyPatientFit'
import { birthdateForAge } from 'shared/domain/patients/birth'
import { patientName } from '../../../patientName.sql.ts'
import type { Tx } from '../../../db.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import { listNeeds } from './patientFit.sql.ts'

/** A participant of a session, with the name shown in reasons. */
export interface Person extends FitPerson {
  id: string
  name: string
}

/** The persons with these patient ids; firms are left out, because only their employees attend. */
export async function listPeople(tx: Tx, cipher: FieldCipher, patientIds: readonly string[]): Promise<Person[]> {
  if (patientIds.length === 0) return []
  const rows = await tx
    .selectFrom('patient')
    .select(['id', 'birthdate', 'birth_year', patientName.as('name')])
    .where('id', 'in', patientIds)
    .where((where) => where.or([where('type', '<>', 'FIRM'), where('type', 'is', null)]))
    .orderBy('id')
    .execute()
  const needs = await listNeeds(
    tx,
    cipher,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, birthdate, birth_year }) => ({
    ...emptyPatientFit,
    ...needs.get(id),
    id,
    name,
    birthdate: birthdateForAge({ birthdate, birthYear: birth_year }),
  }))
}
