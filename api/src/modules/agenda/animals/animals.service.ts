import type { Animal, AnimalInput } from 'shared/contracts/agenda/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { animalProblems } from 'shared/domain/animals/animal'
import { riderLimitsProblems } from 'shared/domain/fit/fitProblems'
import { v7 as uuidv7 } from 'uuid'
import { auditMember, changedColumns } from '../../../audit.ts'
import { refuseOutdatedVersion } from '../../../etag.ts'
import { refuseUnknownIds } from '../../../knownIds.sql.ts'
import { hasPrivilege, cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { animalColumns, animalVersion, type AnimalColumns, type AnimalRow } from './animalRow.ts'
import {
  findAnimal,
  insertAnimal,
  findAnimals,
  lockAnimal,
  deleteAnimalRow,
  updateAnimal,
  type Clock,
} from './animals.sql.ts'

const currentClock = (context: MemberContext): Clock => ({ today: todayOf(context), now: context.services.now() })

/** Validates the input and the ids in it; returns the columns to write. */
async function validateColumns(
  context: MemberContext,
  input: AnimalInput,
  formerRow?: AnimalRow,
): Promise<AnimalColumns> {
  const { tx } = context
  refuseProblems([
    ...animalProblems(input, todayOf(context)),
    ...(input.riderLimits ? riderLimitsProblems(input.riderLimits) : []),
  ])
  await refuseUnknownIds(tx, 'race', [input.typeId])
  await refuseUnknownIds(tx, 'patient', [input.ownerId], { formerIds: formerRow && [formerRow.owner_id] })
  await refuseUnknownIds(tx, 'club', [input.clubId], { formerIds: formerRow && [formerRow.club_id] })
  return animalColumns(input)
}

/** Hides the owner's name from members with neither PATIENTS nor AGENDA (ruling 25). */
const hideOwnerNameIfForbidden = (context: MemberContext, animal: Animal): Animal =>
  animal.owner && !hasPrivilege(context, 'PATIENTS', 'AGENDA')
    ? { ...animal, owner: { ...animal.owner, name: '' } }
    : animal

export async function listAnimals(context: MemberContext): Promise<Animal[]> {
  const animals = await findAnimals(context.tx, await cipherOf(context), currentClock(context))
  return animals.map((animal) => hideOwnerNameIfForbidden(context, animal))
}

export const readAnimal = async (context: MemberContext, id: string): Promise<Animal> =>
  hideOwnerNameIfForbidden(
    context,
    requireFound(await findAnimal(context.tx, await cipherOf(context), id, currentClock(context))),
  )

export async function createAnimal(context: MemberContext, input: AnimalInput): Promise<Animal> {
  const columns = await validateColumns(context, input)
  const id = uuidv7()
  await insertAnimal(context.tx, { tenant_id: context.member.tenantId, id }, columns)
  await auditMember(context, { act: 'create', entity: 'animal', entityId: id })
  return readAnimal(context, id)
}

export async function changeAnimal(
  context: MemberContext,
  id: string,
  input: AnimalInput,
  ifMatch?: string,
): Promise<Animal> {
  const formerRow = requireFound(await lockAnimal(context.tx, id))
  refuseOutdatedVersion(ifMatch, { version: animalVersion(formerRow) })
  const columns = await validateColumns(context, input, formerRow)
  await updateAnimal(context.tx, id, columns)
  const details = { fields: changedColumns(formerRow, columns) }
  await auditMember(context, { act: 'update', entity: 'animal', entityId: id, details })
  return readAnimal(context, id)
}

export async function deleteAnimal(context: MemberContext, id: string): Promise<void> {
  const deletionResult = await deleteAnimalRow(context.tx, id, context.services.now())
  if (deletionResult === 'removedBefore') throw new Refusal(404, errorCode.animalGone)
  if (deletionResult === 'unknown') throw new Refusal(404, errorCode.notFound)
  await auditMember(context, { act: 'delete', entity: 'animal', entityId: id })
}
