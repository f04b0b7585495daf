import { addDays, type Day } from 'shared/domain/calendar/day'
import { v7 as uuidv7 } from 'uuid'
import { appointmentColumns, vaccineColumns } from '../src/modules/agenda/animals/healthRow.ts'
import type { Demo } from './Demo.ts'

/** `done` and `until`: date and expiry, in days relative to today. */
interface DemoDocument {
  name: string
  done: number
  until?: number
}

const vaccines: Record<string, DemoDocument[]> = {
  Cheval: [
    { name: 'Grippe équine', done: -200, until: 165 },
    { name: 'Tétanos', done: -380, until: 350 },
  ],
  Chien: [
    { name: 'CHPPi', done: -120, until: 245 },
    { name: 'Rage', done: -360, until: 12 },
  ],
  Lapin: [{ name: 'Myxomatose et VHD', done: -90, until: 275 }],
}

const appointments: Record<string, (DemoDocument & { comments: string })[]> = {
  Cheval: [{ name: 'Dentiste équin', done: -60, comments: 'Surdents râpées. À revoir dans un an.' }],
  Chien: [{ name: 'Certificat vétérinaire', done: -340, until: 25, comments: 'Apte à la médiation.' }],
}

/** Adds health records of a practice's animals, by species. */
export async function addHealth({ tx, services, today }: Demo, tenantId: string): Promise<void> {
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
  const inputOf = ({ name, done, until }: DemoDocument) => ({ name, date: dayOf(done), validUntil: dayOf(until) })
  const ids = (animalId: string) => ({ tenant_id: tenantId, id: uuidv7(), animal_id: animalId })
  const given = animals.flatMap(({ id: animalId, species }) =>
    (vaccines[species] ?? []).map((vaccine) => {
      const own = ids(animalId)
      return { ...own, ...vaccineColumns(own.id, inputOf(vaccine), cipher) }
    }),
  )
  const seen = animals.flatMap(({ id: animalId, species }) =>
    (appointments[species] ?? []).map((appointment) => {
      const own = ids(animalId)
      const input = { ...inputOf(appointment), comments: appointment.comments }
      return { ...own, ...appointmentColumns(own.id, input, cipher) }
    }),
  )
  if (given.length > 0) await tx.insertInto('vaccine').values(given).execute()
  if (seen.length > 0) await tx.insertInto('medical_appointment').values(seen).execute()
}
