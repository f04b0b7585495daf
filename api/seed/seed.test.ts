import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { addDays } from 'shared/domain/calendar/day'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { isSiren } from 'shared/domain/contact/siren'
import { freeSlots, type Absence, type OpeningInterval } from 'shared/domain/calendar/availability'
import { beginTenant, inTransaction, openDatabase } from '../src/db.ts'
import { scoreOf, type ScoreColumns } from '../src/modules/sessionStore/sessions/encryptedScore.ts'
import { createEncryption } from '../src/encryption/encryption.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts'
import { dumpTexts } from '../src/testing/dumpedTexts.ts'
import { firstRecentDay } from './pastWeeks.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-20T09:00:00Z')
const today = '2026-11-20'
const masterKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')

let database: TestDatabase
let admin: Pool

const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await admin.query<Row>(sql, values)).rows
const countRows = async (from: string) =>
  Number((await query<{ count: string }>(`select count(*) from ${from}`))[0]?.count)
const seed = () => seedDemo({ databaseUrl: database.url, masterKey, now })

beforeAll(async () => {
  database = await createTestDatabase()
  admin = new Pool({ connectionString: database.adminUrl, max: 2 })
  await seed()
})

afterAll(async () => {
  await admin.end()
  await database.drop()
})

const isOfUltimePractice = `tenant_id = (select tenant_id from member where email = 'ultime@demo.complice.fr')`

/**
 * Parts of texts whose columns are encrypted: vaccines, appointments, comments, evaluations, answers, needs of patients
 * and programmes.
 */
const medicalWords = [
  'Grippe',
  'Tétanos',
  'CHPPi',
  'Rage',
  'Myxomatose',
  'Dentiste',
  'Surdents',
  'vétérinaire',
  'Apte à',
  'Attention soutenue',
  'Contact recherché',
  'Respiration plus calme',
  'Bruit dans la cour',
  'au fond de sa caisse',
  'A mené seul',
  'Fatigue en fin',
  'Premier pansage',
  'Belle séance',
  'morsure',
  'Retrouver un peu de confiance',
  'Faire connaissance avec',
  'Reste à distance',
  'Mène le parcours',
  "Soutenir l'attention",
]

/** Lists the decrypted wellbeing scores of the practice's animals. */
async function readScoresOfUltimePractice(): Promise<(number | null)[]> {
  const scoreRows = await query<{ tenant_id: string; session_id: string; animal_id: string } & ScoreColumns>(
    `select * from session_animal where ${isOfUltimePractice} and wellbeing_sealed is not null`,
  )
  const tenantId = scoreRows[0]?.tenant_id ?? ''
  const openedDatabase = await openDatabase(database.url, { connections: 1 })
  const cipher = await inTransaction(openedDatabase, async (tx) => {
    await beginTenant(tx, tenantId)
    return createEncryption(masterKey).cipherOf(tx, tenantId)
  })
  await openedDatabase.destroy()
  return scoreRows.map((row) => scoreOf(row, { sessionId: row.session_id, animalId: row.animal_id }, cipher))
}

/** SQL source of programmes with an evaluated session, running (`null`) or ended (`not null`). */
const programmesQuery = (state: string) =>
  `programme p where p.${isOfUltimePractice} and ended_on is ${state} and exists (select from session s where s.tenant_id = p.tenant_id
    and s.patient_id = p.patient_id and s.evaluation is not null and s.day between p.start_date and coalesce(p.ended_on, '${today}'))`

describe('the demonstration', () => {
  it('contains two years of quotes in the largest practice, numbered by year in date order', async () => {
    const estimations = await query<{ estimation_number: string; day: string }>(
      `select estimation_number, created_at::date::text as day from estimation where ${isOfUltimePractice} order by created_at`,
    )
    expect(estimations.length).toBe(14)
    expect(estimations[0]?.day).toBe('2025-01-09')
    expect(estimations.at(-1)?.day).toBe('2026-11-18')
    expect(estimations.map((estimation) => estimation.estimation_number)).toEqual([
      ...Array.from({ length: 6 }, (_, index) => `D-2025-000${index + 1}`),
      ...Array.from({ length: 8 }, (_, index) => `D-2026-000${index + 1}`),
    ])
  })

  it.each(['ULTIME', 'STANDARD'])(
    'contains quotes in every state in the %s practice, and invoices made from quotes',
    async (offer) => {
      const [states] = await query<Record<string, number>>(
        `select count(*) filter (where kinds is null)::int as issued,
         count(*) filter (where kinds = '{SENT}' and valid_until >= '${today}')::int as sent,
         count(*) filter (where kinds = '{SENT}' and valid_until < '${today}')::int as expired,
         count(*) filter (where 'ACCEPTED' = any(kinds) and 'WITHDRAWN' <> all(kinds))::int as accepted,
         count(*) filter (where 'REFUSED' = any(kinds))::int as refused,
         count(*) filter (where 'WITHDRAWN' = any(kinds))::int as withdrawn,
         count(*) filter (where billed)::int as billed
       from (select valid_until, (select array_agg(kind) from estimation_event v where v.estimation_id = e.id) as kinds,
           exists (select from estimation_bill b where b.estimation_id = e.id) as billed
         from estimation e join tenant t on t.id = e.tenant_id where t.offer = '${offer}') quoted`,
      )
      expect(states).toEqual({ issued: 1, sent: 1, expired: 3, accepted: 6, refused: 2, withdrawn: 1, billed: 5 })
    },
  )

  it('contains two years of invoices in every state, numbered without a gap', async () => {
    const bills = await query<{ position: number; bill_number: string }>(
      `select position, bill_number from bill where ${isOfUltimePractice} and kind = 'INVOICE' order by created_at`,
    )
    expect(bills.length).toBeGreaterThan(40)
    expect(bills.map(({ position }) => position)).toEqual(bills.map((_, index) => index + 1))
    const [states] = await query<Record<string, number>>(
      `select count(*) filter (where fully_paid and refunded = 0)::int as paid, count(*) filter (where refunded > 0)::int as refunded,
         count(*) filter (where credited > 0)::int as credited, count(*) filter (where received > 0 and not fully_paid)::int as partial,
         count(*) filter (where received = 0 and credited = 0 and due_on < '${today}')::int as overdue,
         count(*) filter (where received = 0 and credited = 0 and due_on >= '${today}')::int as awaited
       from bill where ${isOfUltimePractice} and kind = 'INVOICE'`,
    )
    expect(states).toEqual({ paid: 79, refunded: 1, credited: 1, partial: 1, overdue: 7, awaited: 4 })
  })

  it('contains an invoice for each validated session before the recent weeks, at its price', async () => {
    const [sums] = await query<Record<string, number>>(
      `select count(*)::int as sessions, count(s.bill_id)::int as billed, sum(s.price)::int as price, sum(l.net)::int as net,
         count(*) filter (where s.paid <> b.fully_paid)::int as contradicting, count(*) filter (where b.issued_on < s.day)::int as early
       from session s left join bill b on b.tenant_id = s.tenant_id and b.id = s.bill_id
         left join bill_line l on l.tenant_id = s.tenant_id and l.session_id = s.id
       where s.${isOfUltimePractice} and s.state = 'VALIDATED' and s.day < '${firstRecentDay(today)}'`,
    )
    expect(sums?.sessions).toBeGreaterThan(1000)
    expect(sums).toMatchObject({ billed: sums?.sessions, net: sums?.price, contradicting: 0, early: 0 })
  })

  it('has the daily sums of its invoiced sessions, which the dashboard reads', async () => {
    expect(
      await query(
        `select sum(sessions)::int as sessions, sum(net)::int as net from sold_day where ${isOfUltimePractice} and day < '${firstRecentDay(today)}'`,
      ),
    ).toEqual(
      await query(
        `select count(*)::int as sessions, sum(price)::int as net from session
         where ${isOfUltimePractice} and state = 'VALIDATED' and day < '${firstRecentDay(today)}'`,
      ),
    )
  })

  it('contains sessions and rents in each month of two years, and fewer in August', async () => {
    const months = await query<{ month: string; hours: number; charges: number }>(
      `select to_char(day, 'YYYY-MM') as month, sum(extract(epoch from end_time - start_time) / 3600)::int as hours,
         sum(room_rent + animal_rent)::int as charges
       from session where ${isOfUltimePractice} and state = 'VALIDATED' and day < '2026-11-01' group by 1 order by 1`,
    )
    expect(months).toHaveLength(24)
    expect(months.filter(({ hours, charges }) => hours < 10 || charges === 0)).toEqual([])
    const hoursOf = (month: string) => months.find((row) => row.month === month)?.hours ?? 0
    expect(hoursOf('2026-08')).toBeLessThan(hoursOf('2026-06') / 2)
    expect(hoursOf('2026-09')).toBeGreaterThan(hoursOf('2025-09'))
  })

  it('contains a patient with payers, a yearly ceiling, a session with its own shares, and a partly billed session', async () => {
    expect(
      await query(`select kind, yearly_ceiling from patient_payer where ${isOfUltimePractice} order by position`),
    ).toEqual([
      { kind: 'DEPARTMENT', yearly_ceiling: 500 },
      { kind: 'MUTUAL', yearly_ceiling: null },
    ])
    const [sessions] = await query(
      `select count(*) filter (where division is not null and part_bill_id is null and not paid)::int as divided,
         count(*) filter (where part_bill_id is not null and bill_id is null and not paid)::int as billed from session where ${isOfUltimePractice}`,
    )
    expect(sessions).toEqual({ divided: 1, billed: 1 })
    expect(
      await query(
        `select p.amount, p.bill_id is not null as billed, b.fully_paid from session_part p
          left join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id where p.${isOfUltimePractice} order by p.position`,
      ),
    ).toEqual([
      { amount: 49, billed: true, fully_paid: true },
      { amount: 21, billed: false, fully_paid: null },
    ])
  })

  it('contains delivered and refused e-mails of invoices, and dunning of two levels, but sends none', async () => {
    const billEmails = await query<{ level: number | null; state: string; count: number }>(
      `select level, state, count(*)::int as count from bill_letter where ${isOfUltimePractice} group by 1, 2 order by 1, 2`,
    )
    expect(billEmails).toEqual([
      { level: 1, state: 'SENT', count: 2 },
      { level: 2, state: 'REFUSED', count: 1 },
      { level: 2, state: 'SENT', count: 1 },
      { level: null, state: 'REFUSED', count: 1 },
      { level: null, state: 'SENT', count: 12 },
    ])
    expect(await query('select from letter')).toEqual([])
  })

  it('contains only valid SIRENs of practices, which documents require', async () => {
    const firms = await query<{ firm_siren: string }>(`select firm_siren from member where firm_siren <> ''`)
    expect(firms.length).toBeGreaterThan(10)
    expect(firms.filter(({ firm_siren }) => !isSiren(firm_siren))).toEqual([])
  })

  it('gets no further rows when it is seeded again', async () => {
    const tables = [
      'auth.account',
      'tenant',
      'member',
      'patient',
      'animal',
      'session',
      'session_animal',
      'vacation',
      'directory.therapist',
    ]
    const countsBefore = await Promise.all(tables.map(countRows))
    expect(await seed()).toBe(false)
    expect(await Promise.all(tables.map(countRows))).toEqual(countsBefore)
  })

  it('has practices of the three offers, and a practice whose trial is over', async () => {
    const offers = await query<{ offer: string }>('select distinct offer from tenant order by offer')
    expect(offers.map(({ offer }) => offer)).toEqual(['PRO', 'STANDARD', 'ULTIME'])
    expect(
      await countRows(
        `tenant t join member m on m.tenant_id = t.id where m.email = 'bloque@demo.complice.fr' and not t.payable and t.trial_ends_at < '${now.toISOString()}'`,
      ),
    ).toBe(1)
  })

  it('has enough patients, sessions and therapists, and sessions in the current week', async () => {
    expect(await countRows('patient')).toBeGreaterThanOrEqual(60)
    expect(await countRows('session')).toBeGreaterThan(150)
    expect(await countRows('directory.therapist')).toBeGreaterThanOrEqual(14)
    expect(await countRows(`directory.therapist where latitude is null`)).toBe(1)
    expect(
      await countRows(`session where live and ${isOfUltimePractice} and day between '2026-11-16' and '2026-11-22'`),
    ).toBeGreaterThan(20)
  })

  it('contains a running and an ended programme, each with an evaluated session', async () => {
    expect(await countRows(programmesQuery('null'))).toBe(1)
    expect(await countRows(programmesQuery('not null'))).toBe(1)
  })

  it.each([
    ['that are paid and attended', `paid and patient_present`],
    ['that are paid but not attended', `paid and not patient_present`],
    ['that are past and unpaid', `not paid and state = 'VALIDATED' and day < '${today}'`],
    ['in the future', `state = 'VALIDATED' and day > '${today}'`],
    ['with an animal only', `with_animal_only and patient_id is null`],
    ['that are cancelled', `state = 'CANCELLED'`],
  ])('has sessions %s', async (_caseName, where) => {
    expect(await countRows(`session where ${isOfUltimePractice} and ${where}`)).toBeGreaterThan(0)
  })

  it.each([
    [
      'a weekly series',
      `session s join session_series r on r.tenant_id = s.tenant_id and r.id = s.series_id where s.${isOfUltimePractice} and s.day > '${today}'`,
    ],
    ['evaluated sessions', `session where ${isOfUltimePractice} and evaluation is not null`],
    ['wellbeing scores of animals', `session_animal where ${isOfUltimePractice} and wellbeing_sealed is not null`],
    [
      'sessions whose club is paid, and others whose club is not',
      `session where ${isOfUltimePractice} and paid_to_club and exists (select from session o where o.tenant_id = session.tenant_id and o.club_id is not null and not o.paid_to_club)`,
    ],
    ['animals with limits', `animal where ${isOfUltimePractice} and minutes_by_day is not null`],
    [
      'vaccines close to expiry',
      `vaccine where ${isOfUltimePractice} and valid_until between '${today}' and '${addDays(today, 30)}'`,
    ],
    ['session types that need an animal', `session_type where ${isOfUltimePractice} and animal_count is not null`],
  ])('has %s', async (_caseName, from) => {
    expect(await countRows(from)).toBeGreaterThan(0)
  })

  it('contains cancelled sessions, all cancelled in the past and at least 60 hours before their start', async () => {
    const cancelledInTime = `cancelled_at <= (day + start_time) at time zone 'Europe/Paris' - interval '60 hours'`
    expect(await countRows(`session where state = 'CANCELLED'`)).toBeGreaterThan(5)
    expect(
      await countRows(
        `session where state = 'CANCELLED' and (${cancelledInTime} and cancelled_at < '${now.toISOString()}') is not true`,
      ),
    ).toBe(0)
  })

  it('contains an attendance sheet signed by all but one absent employee', async () => {
    const entries = await query<{ present: boolean }>(
      `select e.present from attendance_entry e join session s on s.tenant_id = e.tenant_id and s.id = e.session_id
       where e.${isOfUltimePractice} and s.day < '${today}' and s.patient_present order by e.present`,
    )
    expect(entries.length).toBeGreaterThanOrEqual(3)
    expect(entries.map(({ present }) => present)).toEqual([false, ...entries.slice(1).map(() => true)])
  })

  it('contains an animal that was unwell', async () => {
    expect(await readScoresOfUltimePractice()).toContain(1)
  })

  it('lists several therapists in Lyon in the directory', async () => {
    expect(await countRows(`directory.therapist where city = 'Lyon'`)).toBeGreaterThanOrEqual(3)
  })

  it('contains requests that await validation', async () => {
    expect(
      await countRows(
        `session where ${isOfUltimePractice} and state = 'PENDING' and expires_at > '${now.toISOString()}' and day > '${today}'`,
      ),
    ).toBeGreaterThanOrEqual(2)
  })

  it('contains requests with answers to the questions', async () => {
    expect(
      await countRows(
        `session_answer a join session s on s.id = a.session_id where s.${isOfUltimePractice} and s.state = 'PENDING'`,
      ),
    ).toBeGreaterThan(0)
  })

  it('shows no medical text in clear in a database dump', async () => {
    const textsWithMedicalWords = (await dumpTexts(query)).filter(({ text }) =>
      medicalWords.some((word) => text.includes(word)),
    )
    expect(textsWithMedicalWords).toEqual([])
    expect(await countRows('session_animal where wellbeing is not null')).toBe(0)
    expect(await countRows('work_correction where wellbeing is not null')).toBe(0)
    expect(await countRows('vaccine where name_sealed is not null')).toBeGreaterThan(0)
  })

  it('leaves every therapist free slots in the next two weeks', async () => {
    const openingRows = await query<OpeningInterval & { member: string }>(
      `select member_id as member, weekday, to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime" from opening_hours`,
    )
    const busyRows = await query<TimeSlot & { member: string }>(
      `select therapist_id as member, day::text as date, to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime" from session where live`,
    )
    const absenceRows = await query<{ member: string; day: string; last: string }>(
      'select member_id as member, starts_at::date::text as day, ends_at::date::text as last from vacation',
    )
    const absences = absenceRows.map(({ member, day, last }): Absence & { member: string } => ({
      member,
      from: { day, time: '00:00' },
      to: { day: last, time: '23:59' },
    }))
    const therapists = await query<{ id: string }>('select id from directory.therapist')
    const slotQuery = {
      period: { startDate: today, endDate: addDays(today, 13) },
      zone: 'Europe/Paris',
      offer: {
        durationMinutes: 60,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        startsAfter: { day: today, time: '10:00' },
        lastDay: addDays(today, 365),
      },
    }
    const freeTimes = therapists.map(({ id }) => {
      const rowsOfTherapist = <Row extends { member: string }>(list: Row[]) =>
        list.filter(({ member }) => member === id)
      return freeSlots(
        {
          opening: rowsOfTherapist(openingRows),
          busySlots: rowsOfTherapist(busyRows),
          absences: rowsOfTherapist(absences),
        },
        slotQuery,
      ).length
    })
    expect(Math.min(...freeTimes)).toBeGreaterThan(10)
  })
})
