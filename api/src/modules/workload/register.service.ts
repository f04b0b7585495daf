import type { WorkRegister } from 'shared/contracts/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import type { FileAnswer } from 'shared/contracts/routes'
import { monthOf } from 'shared/domain/calendar/period'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { workedMinutes } from 'shared/domain/workload/register'
import type { SignedInMember, Tx } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { ownerRow } from '../user/user.sql.ts'
import { linesOf } from './register.sql.ts'
import { registerCsv } from './registerCsv.ts'
import { registerPdf } from './registerPdf.ts'

export interface Reading {
  tx: Tx
  member: SignedInMember
  services: Services
}

export async function animalNamed(tx: Tx, id: string): Promise<{ id: string; name: string }> {
  const animal = await tx.selectFrom('animal').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!animal) throw new Refusal(404, errorCode.notFound)
  return animal
}

/** An animal that left the list keeps its register. */
export async function readRegister(
  { tx, member: { timeZone }, services }: Reading,
  animalId: string,
  month: string,
): Promise<WorkRegister> {
  const animal = await animalNamed(tx, animalId)
  const lines = await linesOf(tx, animalId, monthOf(`${month}-01`), timeZone, services.now())
  return { animal, month, minutes: workedMinutes(lines), lines }
}

async function practiceName(tx: Tx): Promise<string> {
  const { firm_name, firstname, lastname } = await ownerRow(tx)
  return firm_name.trim() || `${firstname} ${lastname}`.trim()
}

/** « nala-l-etoilee », of « Nala l'étoilée »: what every disk takes as a name. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'animal'

export async function registerFile(
  reading: Reading,
  animalId: string,
  month: string,
  format: 'pdf' | 'csv',
): Promise<FileAnswer> {
  const register = await readRegister(reading, animalId, month)
  const filename = `registre-${plainName(register.animal.name)}-${month}.${format}`
  if (format === 'csv') return { contentType: 'text/csv; charset=utf-8', filename, content: registerCsv(register) }
  const { tx, member, services } = reading
  const content = await registerPdf(register, {
    practice: await practiceName(tx),
    at: nowIn(member.timeZone, services.now()),
  })
  return { contentType: 'application/pdf', filename, content }
}
