import type { Animal, AnimalActivity, AnimalInput, AnimalSession } from 'shared/contracts/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { animalProblems } from 'shared/domain/animals/animal'
import type { Day } from 'shared/domain/calendar/day'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { audit } from '../../audit.ts'
import { Refusal } from '../../refusal.ts'
import { uuidv7 } from '../../uuid.ts'
import type { Acting } from '../sessions/conflicts/conflictCheck.service.ts'
import { commentsPlace } from '../sessionStore/sessionRow.ts'
import { titleOf } from '../sessionStore/titledSessions.sql.ts'
import { columnsOf } from './animalRow.ts'
import { sessionsOfAnimal } from './animalSessions.sql.ts'
import {
  animalsOf,
  areKnown,
  findAnimal,
  hasAnimal,
  holdAnimal,
  insertAnimal,
  removeAnimal,
  updateAnimal,
  type When,
} from './animals.sql.ts'
import { hasRace } from './species.sql.ts'
import { hoursInWeek } from './workingHours.sql.ts'

export function whenOf({ member, services }: Acting): When {
  const now = services.now()
  return { now, today: nowIn(member.timeZone, now).day }
}

/** The answer, or the refusal of an animal that is not in the practice's list. */
export function found<T>(animal: T | undefined): T {
  if (animal === undefined) throw new Refusal(404, errorCode.notFound)
  return animal
}

export async function refuseUnknown({ tx }: Acting, id: string): Promise<void> {
  if (!(await hasAnimal(tx, id))) throw new Refusal(404, errorCode.notFound)
}

const tell = ({ tx, member: { tenantId, accountId } }: Acting, act: string, entityId: string, details = {}) =>
  audit(tx, { tenantId, accountId, act, entity: 'animal', entityId, details })

type Former = Awaited<ReturnType<typeof holdAnimal>>

/** The columns to write, once the rules and the practice's own lists allow them. */
async function accepted(acting: Acting, input: AnimalInput, former?: Former): Promise<ReturnType<typeof columnsOf>> {
  const problems = animalProblems(input, whenOf(acting).today)
  if (problems.length > 0) throw new Refusal(400, errorCode.invalid, { problems })
  const columns = columnsOf(input)
  if (!(await hasRace(acting.tx, input.typeId)) || !(await areKnown(acting.tx, columns, former)))
    throw new Refusal(404, errorCode.notFound)
  return columns
}

/** Who a patient is, is for those who may read patients or the agenda (ruling 25). */
const shownTo = ({ member: { privileges } }: Acting, animal: Animal): Animal =>
  animal.owner && !privileges.includes('PATIENTS') && !privileges.includes('AGENDA')
    ? { ...animal, owner: { ...animal.owner, name: '' } }
    : animal

export const listAnimals = async (acting: Acting): Promise<Animal[]> =>
  (await animalsOf(acting.tx, whenOf(acting))).map((animal) => shownTo(acting, animal))

export const readAnimal = async (acting: Acting, id: string): Promise<Animal> =>
  shownTo(acting, found(await findAnimal(acting.tx, id, whenOf(acting))))

export async function addAnimal(acting: Acting, input: AnimalInput): Promise<Animal> {
  const columns = await accepted(acting, input)
  const id = uuidv7()
  await insertAnimal(acting.tx, { tenant_id: acting.member.tenantId, id }, columns)
  await tell(acting, 'create', id)
  return readAnimal(acting, id)
}

export async function changeAnimal(acting: Acting, id: string, input: AnimalInput): Promise<Animal> {
  const former = found(await holdAnimal(acting.tx, id))
  const columns = await accepted(acting, input, former)
  const before = new Map<string, unknown>(Object.entries(former))
  await updateAnimal(acting.tx, id, columns)
  const fields = Object.entries(columns).filter(([name, value]) => before.get(name) !== value)
  await tell(acting, 'update', id, { fields: fields.map(([name]) => name) })
  return readAnimal(acting, id)
}

export async function deleteAnimal(acting: Acting, id: string): Promise<void> {
  const outcome = await removeAnimal(acting.tx, id, acting.services.now())
  if (outcome === 'gone') throw new Refusal(404, errorCode.animalGone)
  if (outcome === 'unknown') throw new Refusal(404, errorCode.notFound)
  await tell(acting, 'delete', id)
}

export async function readActivity(acting: Acting, id: string, selectedDate?: Day): Promise<AnimalActivity> {
  const { nbWorkingHoursByWeek } = await readAnimal(acting, id)
  const { today, now } = whenOf(acting)
  return {
    nbHoursPlanned: nbWorkingHoursByWeek,
    nbHoursDoneCurrentWeek: await hoursInWeek(acting.tx, id, selectedDate ?? today, now),
  }
}

/** Whom it was for and what was written is for those who may read the agenda (ruling 25). */
export async function readSessions(acting: Acting, id: string): Promise<AnimalSession[]> {
  const { tx, member, services } = acting
  await refuseUnknown(acting, id)
  const rows = await sessionsOfAnimal(tx, id, services.now())
  const seal = member.privileges.includes('AGENDA') ? await services.sealing.of(tx, member.tenantId) : undefined
  return rows.map((row) => ({
    id: row.id,
    date: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    title: seal ? titleOf(row) : row.type_name,
    comments: seal?.open(row.comments, commentsPlace(row.id)) ?? '',
  }))
}
