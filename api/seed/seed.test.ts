import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { addDays } from 'shared/domain/calendar/day'
import type { TimeSlot } from 'shared/contracts/directory/timeSlot'
import { isSiren } from 'shared/domain/contact/siren'
import { freeSlots, type Absence, type Opening } from 'shared/domain/calendar/availability'
import { beginTenant, inTransaction, openDatabase } from '../src/db.ts'
import { scoreOf, type ScoreColumns } from '../src/modules/sessionStore/sessions/encryptedScore.ts'
import { encryptionWith } from '../src/encryption/encryption.ts'
import { testDatabase, type TestDatabase } from '../src/testing/database.ts'
import { dumpedTexts } from '../src/testing/dumpedTexts.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-20T09:00:00Z')
const today = '2026-11-20'
const masterKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')

let database: TestDatabase
let admin: Pool

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await admin.query<Row>(sql, values)).rows
const count = async (from: string) => Number((await rows<{ count: string }>(`select count(*) from ${from}`))[0]?.count)
const seedAgain = () => seedDemo({ databaseUrl: database.url, masterKey, now })

beforeAll(async () => {
  database = await testDatabase()
  admin = new Pool({ connectionString: database.adminUrl, max: 2 })
  await seedAgain()
})

afterAll(async () => {
  await admin.end()
  await database.drop()
})

const ofUltime = `tenant_id = (select tenant_id from member where email = 'ultime@demo.complice.fr')`

/** Plain texts whose columns are encrypted: vaccines, appointments, comments, evaluations and answers. */
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
async function scoresOfUltime(): Promise<(number | null)[]> {
  const scored = await rows<{ tenant_id: string; session_id: string; animal_id: string } & ScoreColumns>(
    `select * from session_animal where ${ofUltime} and wellbeing_sealed is not null`,
  )
  const tenantId = scored[0]?.tenant_id ?? ''
  const opened = await openDatabase(database.url, { connections: 1 })
  const cipher = await inTransaction(opened, async (tx) => {
    await beginTenant(tx, tenantId)
    return encryptionWith(masterKey).cipherOf(tx, tenantId)
  })
  await opened.destroy()
  return scored.map((row) => scoreOf(row, { sessionId: row.session_id, animalId: row.animal_id }, cipher))
}

/** Programmes, running (`null`) or ended, with an evaluated session. */
const held = (state: string) =>
  `programme p where p.${ofUltime} and ended_on is ${state} and exists (select from session s where s.tenant_id = p.tenant_id
    and s.patient_id = p.patient_id and s.evaluation is not null and s.day between p.start_date and coalesce(p.ended_on, '${today}'))`

describe('the demonstration', () => {
  it('contains two years of quotes in the largest practice, numbered by year in date order', async () => {
    const estimations = await rows<{ estimation_number: string; day: string }>(
      `select estimation_number, created_at::date::text as day from estimation where ${ofUltime} order by created_at`,
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
      const [states] = await rows<Record<string, number>>(
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
    const bills = await rows<{ position: number; bill_number: string }>(
      `select position, bill_number from bill where ${ofUltime} and kind = 'INVOICE' order by created_at`,
    )
    expect(bills.map(({ position }) => position)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
    const [states] = await rows<Record<string, number>>(
      `select count(*) filter (where fully_paid and refunded = 0)::int as paid, count(*) filter (where refunded > 0)::int as refunded,
         count(*) filter (where credited > 0)::int as credited, count(*) filter (where received > 0 and not fully_paid)::int as partial,
         count(*) filter (where received = 0 and credited = 0 and due_on < '${today}')::int as overdue,
         count(*) filter (where received = 0 and credited = 0 and due_on >= '${today}')::int as awaited
       from bill where ${ofUltime} and kind = 'INVOICE'`,
    )
    expect(states).toEqual({ paid: 11, refunded: 1, credited: 1, partial: 1, overdue: 2, awaited: 1 })
  })

  it('contains a patient with payers, a yearly ceiling, a session with own shares, and a partly billed session', async () => {
    expect(await rows(`select kind, yearly_ceiling from patient_payer where ${ofUltime} order by position`)).toEqual([
      { kind: 'DEPARTMENT', yearly_ceiling: 500 },
      { kind: 'MUTUAL', yearly_ceiling: null },
    ])
    const [sessions] = await rows(
      `select count(*) filter (where division is not null and part_bill_id is null and not paid)::int as divided,
         count(*) filter (where part_bill_id is not null and bill_id is null and not paid)::int as billed from session where ${ofUltime}`,
    )
    expect(sessions).toEqual({ divided: 1, billed: 1 })
    expect(
      await rows(
        `select p.amount, p.bill_id is not null as billed, b.fully_paid from session_part p
          left join bill b on b.tenant_id = p.tenant_id and b.id = p.bill_id where p.${ofUltime} order by p.position`,
      ),
    ).toEqual([
      { amount: 49, billed: true, fully_paid: true },
      { amount: 21, billed: false, fully_paid: null },
    ])
  })

  it('contains e-mails of invoices in every state, and reminders', async () => {
    const billEmails = await rows<{ level: number | null; state: string; count: number }>(
      `select level, state, count(*)::int as count from bill_letter where ${ofUltime} group by 1, 2 order by 1, 2`,
    )
    expect(billEmails).toEqual([
      { level: 1, state: 'SENT', count: 2 },
      { level: 2, state: 'REFUSED', count: 1 },
      { level: 2, state: 'SENT', count: 1 },
      { level: null, state: 'REFUSED', count: 1 },
      { level: null, state: 'SENT', count: 12 },
    ])
    expect(await rows('select from letter')).toEqual([])
  })

  it('gives each firm a valid SIREN, which documents require', async () => {
    const firms = await rows<{ firm_siren: string }>(`select firm_siren from member where firm_siren <> ''`)
    expect(firms.length).toBeGreaterThan(10)
    expect(firms.filter(({ firm_siren }) => !isSiren(firm_siren))).toEqual([])
  })

  it('changes nothing when it is seeded again', async () => {
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
    const before = await Promise.all(tables.map(count))
    expect(await seedAgain()).toBe(false)
    expect(await Promise.all(tables.map(count))).toEqual(before)
  })

  it('has practices of the three offers, and one whose trial is over', async () => {
    const offers = await rows<{ offer: string }>('select distinct offer from tenant order by offer')
    expect(offers.map(({ offer }) => offer)).toEqual(['PRO', 'STANDARD', 'ULTIME'])
    expect(
      await count(
        `tenant t join member m on m.tenant_id = t.id where m.email = 'bloque@demo.complice.fr' and not t.payable and t.trial_ends_at < '${now.toISOString()}'`,
      ),
    ).toBe(1)
  })

  it('has recent activity', async () => {
    expect(await count('patient')).toBeGreaterThanOrEqual(60)
    expect(await count('session')).toBeGreaterThan(150)
    expect(await count('directory.therapist')).toBeGreaterThanOrEqual(14)
    expect(await count(`directory.therapist where latitude is null`)).toBe(1)
    expect(
      await count(`session where live and ${ofUltime} and day between '2026-11-16' and '2026-11-22'`),
    ).toBeGreaterThan(20)
  })

  it('contains a running programme with an evaluated session, and an ended one', async () => {
    expect(await count(held('null'))).toBe(1)
    expect(await count(held('not null'))).toBe(1)
  })

  it.each([
    ['that are paid and attended', `paid and patient_present`],
    ['that are paid but not attended', `paid and not patient_present`],
    ['that are past and unpaid', `not paid and state = 'VALIDATED' and day < '${today}'`],
    ['in the future', `state = 'VALIDATED' and day > '${today}'`],
    ['with an animal only', `with_animal_only and patient_id is null`],
    ['that are cancelled', `state = 'CANCELLED'`],
  ])('has sessions %s', async (_caseName, where) => {
    expect(await count(`session where ${ofUltime} and ${where}`)).toBeGreaterThan(0)
  })

  it.each([
    [
      'a weekly series',
      `session s join session_series r on r.tenant_id = s.tenant_id and r.id = s.series_id where s.${ofUltime} and s.day > '${today}'`,
    ],
    ['evaluated sessions', `session where ${ofUltime} and evaluation is not null`],
    ['wellbeing scores of animals', `session_animal where ${ofUltime} and wellbeing_sealed is not null`],
    [
      'paid and unpaid clubs',
      `session where ${ofUltime} and paid_to_club and exists (select from session o where o.tenant_id = session.tenant_id and o.club_id is not null and not o.paid_to_club)`,
    ],
    ['animals with limits', `animal where ${ofUltime} and minutes_by_day is not null`],
    [
      'vaccines close to expiry',
      `vaccine where ${ofUltime} and valid_until between '${today}' and '${addDays(today, 30)}'`,
    ],
    ['session types that need an animal', `session_type where ${ofUltime} and animal_count is not null`],
  ])('has %s', async (_caseName, from) => {
    expect(await count(from)).toBeGreaterThan(0)
  })

  it('contains cancelled sessions, none of them cancelled in the future', async () => {
    const cancelledInTime = `cancelled_at <= (day + start_time) at time zone 'Europe/Paris' - interval '60 hours'`
    expect(await count(`session where state = 'CANCELLED'`)).toBeGreaterThan(5)
    expect(
      await count(
        `session where state = 'CANCELLED' and (${cancelledInTime} and cancelled_at < '${now.toISOString()}') is not true`,
      ),
    ).toBe(0)
  })

  it('contains an attendance sheet signed by all but one absent employee', async () => {
    const signed = await rows<{ present: boolean }>(
      `select e.present from attendance_entry e join session s on s.tenant_id = e.tenant_id and s.id = e.session_id
       where e.${ofUltime} and s.day < '${today}' and s.patient_present order by e.present`,
    )
    expect(signed.length).toBeGreaterThanOrEqual(3)
    expect(signed.map(({ present }) => present)).toEqual([false, ...signed.slice(1).map(() => true)])
  })

  it('contains an animal that was unwell', async () => {
    expect(await scoresOfUltime()).toContain(1)
  })

  it('lists therapists near Lyon in the directory', async () => {
    expect(await count(`directory.therapist where city = 'Lyon'`)).toBeGreaterThanOrEqual(3)
  })

  it('contains requests that await validation', async () => {
    expect(
      await count(
        `session where ${ofUltime} and state = 'PENDING' and expires_at > '${now.toISOString()}' and day > '${today}'`,
      ),
    ).toBeGreaterThanOrEqual(2)
  })

  it('contains requests with answers to the questions', async () => {
    expect(
      await count(`session_answer a join session s on s.id = a.session_id where s.${ofUltime} and s.state = 'PENDING'`),
    ).toBeGreaterThan(0)
  })

  it('shows no medical text in clear in a database dump', async () => {
    const shown = (await dumpedTexts(rows)).filter(({ text }) => medicalWords.some((word) => text.includes(word)))
    expect(shown).toEqual([])
    expect(await count('session_animal where wellbeing is not null')).toBe(0)
    expect(await count('work_correction where wellbeing is not null')).toBe(0)
    expect(await count('vaccine where name_sealed is not null')).toBeGreaterThan(0)
  })

  it('leaves every therapist free slots in the next two weeks', async () => {
    const opening = await rows<Opening & { member: string }>(
      `select member_id as member, weekday, to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime" from opening_hours`,
    )
    const busy = await rows<TimeSlot & { member: string }>(
      `select therapist_id as member, day::text as date, to_char(start_time, 'HH24:MI') as "startTime", to_char(end_time, 'HH24:MI') as "endTime" from session where live`,
    )
    const away = await rows<{ member: string; day: string; last: string }>(
      'select member_id as member, starts_at::date::text as day, ends_at::date::text as last from vacation',
    )
    const absences = away.map(({ member, day, last }): Absence & { member: string } => ({
      member,
      from: { day, time: '00:00' },
      to: { day: last, time: '23:59' },
    }))
    const therapists = await rows<{ id: string }>('select id from directory.therapist')
    const wanted = {
      period: { startDate: today, endDate: addDays(today, 13) },
      zone: 'Europe/Paris',
      offer: {
        durationMinutes: 60,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        after: { day: today, time: '10:00' },
        lastDay: addDays(today, 365),
      },
    }
    const freeTimes = therapists.map(({ id }) => {
      const mine = <Row extends { member: string }>(list: Row[]) => list.filter(({ member }) => member === id)
      return freeSlots({ opening: mine(opening), busy: mine(busy), absences: mine(absences) }, wanted).length
    })
    expect(Math.min(...freeTimes)).toBeGreaterThan(10)
  })
})
