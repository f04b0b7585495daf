import type { WorkRegister } from 'shared/contracts/agenda/animal'
import type { FileResponse } from 'shared/contracts/routes'
import { monthOf } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { workedMinutes } from 'shared/domain/workload/register'
import { fileNameOf } from '../../../files/fileNameOf.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { requireFound } from '../../../refusal.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { findAnimalName, listWorkLines } from './register.sql.ts'
import { registerCsv } from './registerCsv.ts'
import { registerPdf } from './registerPdf.ts'

/** The workload register of an animal for a month; also for a deleted animal. */
export async function readRegister(context: MemberContext, animalId: string, month: string): Promise<WorkRegister> {
  const { tx, member, services } = context
  const animal = requireFound(await findAnimalName(tx, animalId))
  const registerContext = { tx, cipher: await cipherOf(context), zone: member.timeZone }
  const lines = await listWorkLines(registerContext, animalId, monthOf(`${month}-01`), services.now())
  return { animal, month, minutes: workedMinutes(lines), lines }
}

export async function readRegisterFile(
  context: MemberContext,
  animalId: string,
  month: string,
  format: 'pdf' | 'csv',
): Promise<FileResponse> {
  const register = await readRegister(context, animalId, month)
  const filename = `registre-${fileNameOf(register.animal.name) || 'animal'}-${month}.${format}`
  if (format === 'csv') return { contentType: 'text/csv; charset=utf-8', filename, content: registerCsv(register) }
  const { tx, member, services } = context
  const content = await registerPdf(register, {
    practice: await findPracticeName(tx),
    createdAtLocal: momentIn(member.timeZone, services.now()),
  })
  return { contentType: 'application/pdf', filename, content }
}
