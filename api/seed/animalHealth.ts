import { addDays, type Day } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import { appointmentColumns, vaccineColumns } from '../src/modules/agenda/animals/healthRow.ts'
import type { SeedContext } from './SeedContext.ts'

/** A vaccine or appointment; its date and its expiry are in days relative to today. */
interface DemoHealthRecord {
  name: string
  dateOffsetDays: number
  expiryOffsetDays?: number
}

const vaccines: Record<string, DemoHealthRecord[]> = {
  Cheval: [
    { name: 'Grippe équine', dateOffsetDays: -200, expiryOffsetDays: 165 },
    { name: 'Tétanos', dateOffsetDays: -380, expiryOffsetDays: 350 },
  ],
  Chien: [
    { name: 'CHPPi', dateOffsetDays: -120, expiryOffsetDays: 245 },
    { name: 'Rage', dateOffsetDays: -360, expiryOffsetDays: 12 },
  ],
  Lapin: [{ name: 'Myxomatose et VHD', dateOffsetDays: -90, expiryOffsetDays: 275 }],
}

const appointments: Record<string, (DemoHealthRecord & { comments: string })[]> = {
  Cheval: [{ name: 'Dentiste équin', dateOffsetDays: -60, comments: 'Surdents râpées. À revoir dans un an.' }],
  Chien: [
    { name: 'Certificat vétérinaire', dateOffsetDays: -340, expiryOffsetDays: 25, comments: 'Apte à la médiation.' },
  ],
}

/** Adds health records of a practice's animals, by species. */
export async function addHealth({ tx, services, today }: SeedContext, tenantId: string): Promise<void> {
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const animals = await tx
    .selectFrom('animal')
    .innerJoin('race', 'race.id', 'animal.race_id')
    .innerJoin('species', 'species.id', 'race.species_id')
    .select(['animal.id', 'species.name as species'])
    .where('animal.tenant_id', '=', tenantId)
    .orderBy('animal.name')
    .execute()
  const dayOf = (days: number | undefined): Day | null => (days === undefined ? null : addDays(today, days))
  const inputOf = ({ name, dateOffsetDays, expiryOffsetDays }: DemoHealthRecord) => ({
    name,
    date: dayOf(dateOffsetDays),
    validUntil: dayOf(expiryOffsetDays),
  })
  const newIds = (animalId: string) => ({ tenant_id: tenantId, id: uuidv7(), animal_id: animalId })
  const vaccineRows = animals.flatMap(({ id: animalId, species }) =>
    (vaccines[species] ?? []).map((vaccine) => {
      const recordIds = newIds(animalId)
      return { ...recordIds, ...vaccineColumns(recordIds.id, inputOf(vaccine), cipher) }
    }),
  )
  const appointmentRows = animals.flatMap(({ id: animalId, species }) =>
    (appointments[species] ?? []).map((appointment) => {
      const recordIds = newIds(animalId)
      const input = { ...inputOf(appointment), comments: appointment.comments }
      return { ...recordIds, ...appointmentColumns(recordIds.id, input, cipher) }
    }),
  )
  if (vaccineRows.length > 0) await tx.insertInto('vaccine').values(vaccineRows).execute()
  if (appointmentRows.length > 0) await tx.insertInto('medical_appointment').values(appointmentRows).execute()
}
