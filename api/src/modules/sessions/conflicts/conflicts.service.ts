import { overlap } from 'shared/domain/calendar/availability'
import type { Tx } from '../../../db.ts'
import { strainsOn, type AnimalStrain } from '../../workload/strains.service.ts'
import { conflictsOf, type Obstacle, type Wanted } from './conflicts.sql.ts'

/** What an animal could hardly or not bear of a wanted session. */
export type Strain = AnimalStrain & { wantedId: string }

const uses = ({ animalIds }: Wanted, animalId: string) => animalIds.includes(animalId)

/** The animals with those that work in the same of these sessions: all of a series, as a rule. */
function teamsOf(wanted: readonly Wanted[]): { sessions: Wanted[]; animalIds: string[] }[] {
  const animalIds = [...new Set(wanted.flatMap((session) => session.animalIds))]
  const teams = Map.groupBy(animalIds, (animalId) =>
    wanted
      .filter((session) => uses(session, animalId))
      .map(({ id }) => id)
      .join(),
  )
  return [...teams.values()].map((team) => ({
    animalIds: team,
    sessions: wanted.filter((session) => team.some((animalId) => uses(session, animalId))),
  }))
}

/** What these sessions would strain, all of them counted together; their own former places do not count (ruling 24). */
export async function strainsOf(tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Strain[]> {
  const exceptIds = wanted.map(({ id }) => id)
  const strains: Strain[] = []
  for (const { sessions, animalIds } of teamsOf(wanted)) {
    const found = await strainsOn(tx, { spans: sessions.map(({ span }) => span), animalIds, exceptIds, now })
    for (const strain of found) {
      const session = sessions.find(({ span }) => span.date === strain.date && span.startTime === strain.startTime)
      if (session) strains.push({ ...strain, wantedId: session.id })
    }
  }
  return strains
}

/** Only what is more work than before stands in the way. */
export const isRefused = ({ load, animalId, wantedId }: Strain, wanted: readonly Wanted[]): boolean =>
  load === 'over' && wanted.some(({ id, strainedIds }) => id === wantedId && strainedIds.includes(animalId))

export const overworkOf = ({ wantedId, date, animalId, animalName, detail }: Strain): Obstacle => ({
  wantedId,
  date,
  kind: 'workload',
  id: animalId,
  name: animalName,
  detail,
})

/** Two of a series that would meet: one was on another day of it before. */
function amongThemselves(wanted: readonly Wanted[]): Obstacle[] {
  return [...Map.groupBy(wanted, ({ span }) => span.date).values()].flatMap((ofDay) =>
    ofDay.flatMap((session, index) =>
      ofDay.slice(0, index).flatMap((other) => {
        const meets =
          overlap(session.span, other.span) &&
          (session.therapistId === other.therapistId || session.animalIds.some((animalId) => uses(other, animalId)))
        const { date, startTime, endTime } = other.span
        return meets
          ? [
              {
                wantedId: session.id,
                date,
                kind: 'therapist' as const,
                id: other.id,
                name: 'Même série',
                detail: `Une autre séance de la série, de ${startTime} à ${endTime}.`,
              },
            ]
          : []
      }),
    ),
  )
}

const byDate = (one: Obstacle, other: Obstacle) => one.date.localeCompare(other.date)

/** What holds the time these sessions want (ruling 18). */
export const meetingsOf = async (tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Obstacle[]> => [
  ...(await conflictsOf(tx, wanted, now)),
  ...amongThemselves(wanted),
]

/** All that stands in the way of these sessions (rulings 18 and 24), by date. */
export async function obstaclesTo(tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Obstacle[]> {
  const overworked = (await strainsOf(tx, wanted, now)).filter((strain) => isRefused(strain, wanted))
  return [...(await meetingsOf(tx, wanted, now)), ...overworked.map(overworkOf)].toSorted(byDate)
}
