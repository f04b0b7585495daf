import { v7 as uuidv7 } from 'uuid'
import type { SeedContext } from './SeedContext.ts'
import type { SeededSessionType } from './sessions/planSessions.ts'
import type { DemoPractice } from './practices/DemoPractice.ts'

/** Replaces the session type of a new practice with the session types of the demo, with their questions. */
export async function addSessionTypes(
  { tx }: SeedContext,
  { types }: DemoPractice,
  tenantId: string,
  initialTypeId: string,
): Promise<SeededSessionType[]> {
  await tx.deleteFrom('session_type').where('id', '=', initialTypeId).execute()
  const newTypes = types.map((type) => ({ ...type, id: uuidv7() }))
  const speciesIds = new Map(
    (await tx.selectFrom('species').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  )
  const rows = newTypes.map(
    ({ id, name, duration, price, animalsNeeded, bufferAfterMinutes = 0, noticeHours = 0 }, position) => ({
      tenant_id: tenantId,
      id,
      name,
      duration,
      default_session_price: price,
      position,
      buffer_after_minutes: bufferAfterMinutes,
      notice_hours: noticeHours,
      animal_count: animalsNeeded?.count ?? null,
      animal_species_id: animalsNeeded ? (speciesIds.get(animalsNeeded.species) ?? null) : null,
    }),
  )
  await tx.insertInto('session_type').values(rows).execute()
  const questions = newTypes.flatMap(({ id, questions: texts = [] }) =>
    texts.map((text, position) => ({ tenant_id: tenantId, id: uuidv7(), session_type_id: id, text, position })),
  )
  if (questions.length > 0) await tx.insertInto('question').values(questions).execute()
  return newTypes
}

export interface SeededClub {
  id: string
  amount: number
}

export async function addClubs({ tx }: SeedContext, { clubs }: DemoPractice, tenantId: string): Promise<SeededClub[]> {
  const newClubs = clubs.map((club) => ({ ...club, id: uuidv7() }))
  const rows = newClubs.map(({ id, name, email, phone, amount, street, zipCode, city }) => ({
    tenant_id: tenantId,
    id,
    name,
    email,
    phone_number: phone,
    amount_per_session: amount,
    street_name: street,
    zip_code: zipCode,
    city,
  }))
  if (rows.length > 0) await tx.insertInto('club').values(rows).execute()
  return newClubs
}

export async function addAnimals(
  { tx }: SeedContext,
  { animals }: DemoPractice,
  tenantId: string,
  clubs: SeededClub[],
): Promise<string[]> {
  const races = await tx
    .selectFrom('race')
    .innerJoin('species', 'species.id', 'race.species_id')
    .select(['race.id', 'race.name', 'species.name as species'])
    .execute()
  const rows = animals.map(
    ({ name, species, race, birthdate, weeklyHours, clubIndex, limits = {}, maxRiderWeightKg = null }) => {
      const raceRow = races.find((other) => other.species === species && other.name === race)
      if (!raceRow) throw new Error(`Unknown race: ${race} of ${species}.`)
      return {
        tenant_id: tenantId,
        id: uuidv7(),
        name,
        birthdate,
        club_id: clubIndex === undefined ? null : (clubs[clubIndex]?.id ?? null),
        race_id: raceRow.id,
        nb_working_hours_by_week: weeklyHours,
        // In minutes, except the two counts, as in `AnimalLimits`.
        minutes_by_day: limits.minutesByDay ?? null,
        longest_stretch: limits.longestStretch ?? null,
        rest_between: limits.restBetween ?? null,
        sessions_by_day: limits.sessionsByDay ?? null,
        rest_days_by_week: limits.restDaysByWeek ?? null,
        max_rider_weight_kg: maxRiderWeightKg,
      }
    },
  )
  await tx.insertInto('animal').values(rows).execute()
  return rows.map(({ id }) => id)
}
