import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { deliverEmail } from '../../../mail/deliverEmail.ts'
import { openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { emails } from '../../background.ts'
import { remindOfTrials } from './remindOfTrials.job.ts'

let now = new Date()
let api: TestApp
let practice: TestPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  await api.admin('update tenant set trial_letters = id = $1 where closed_at is null', [practice.tenantId])
  await updatePractice('trial_ends_at', '2027-03-10T14:00:00Z')
})

const updatePractice = (column: 'trial_ends_at' | 'payable' | 'closed_at' | 'trial_letters', value: unknown) =>
  api.admin(`update tenant set ${column} = $1 where id = $2`, [value, practice.tenantId])

async function runJobAt(...instants: string[]) {
  for (const instant of instants) {
    now = new Date(instant)
    await remindOfTrials(api.services)
  }
}

const listEmails = () =>
  api.admin<{ id: string; key: string }>(
    "select id, key from letter where name = 'trialEnding' and recipient_address = $1 order by created_at",
    [practice.email],
  )
const readSteps = async () => (await listEmails()).map(({ key }) => Number(key.split(':').at(-1)))

const sevenDaysBefore = '2027-03-03T12:00:00Z'
const dayBefore = '2027-03-09T12:00:00Z'
const lastDay = '2027-03-10T12:00:00Z'

/** Delivers the pending e-mails; returns their subjects. */
async function deliverAndListSubjects() {
  const subjects: string[] = []
  const transport = {
    send: async ({ content }: { content: { subject: string } }) => void subjects.push(content.subject),
    close: async () => {},
  }
  for (const { id } of await listEmails()) await deliverEmail(api.services, { transport, emails }, id)
  return subjects
}

describe('the e-mails about the end of a trial', () => {
  it('are sent to the owner seven days before, one day before and on the last day', async () => {
    await runJobAt('2027-03-02T12:00:00Z', sevenDaysBefore, dayBefore, lastDay, '2027-04-01T12:00:00Z')
    expect(await readSteps()).toEqual([7, 1, 0])
  })

  it('are each sent once, even if the job runs repeatedly and on concurrent replicas', async () => {
    for (const instant of [sevenDaysBefore, dayBefore, lastDay]) {
      now = new Date(instant)
      await Promise.all([1, 2, 3].map(() => remindOfTrials(api.services)))
      await runJobAt(instant)
    }
    expect(await readSteps()).toEqual([7, 1, 0])
  })

  it('are not sent again after their delivery', async () => {
    await runJobAt(sevenDaysBefore)
    await deliverAndListSubjects()
    await runJobAt('2027-03-04T12:00:00Z', '2027-03-05T12:00:00Z')
    const storedEmails = await api.admin("select 1 from letter where key like $1 || '%'", [
      `trial:${practice.tenantId}:`,
    ])
    expect(storedEmails).toHaveLength(1)
  })

  it('are limited to the last due one after a downtime of the server', async () => {
    await runJobAt('2027-03-05T12:00:00Z')
    expect(await readSteps()).toEqual([7])
    expect(await deliverAndListSubjects()).toEqual(["Votre mois d'essai se termine dans 5 jours – Complice"])
    await runJobAt('2027-03-12T12:00:00Z')
    expect(await deliverAndListSubjects()).toEqual(["Votre mois d'essai est terminé – Complice"])
  })

  it('are not sent long after the end', async () => {
    await runJobAt('2027-03-18T12:00:00Z')
    expect(await readSteps()).toEqual([])
  })

  it.each([
    ['pays', 'payable', true],
    ['was closed', 'closed_at', '2027-03-01T00:00:00Z'],
    ['unsubscribed', 'trial_letters', false],
  ] as const)('are not sent to a practice that %s', async (_case, column, value) => {
    await updatePractice(column, value)
    await runJobAt(sevenDaysBefore, dayBefore, lastDay)
    expect(await readSteps()).toEqual([])
  })

  it('are not delivered if the practice paid in the meantime', async () => {
    await runJobAt(dayBefore)
    expect(await listEmails()).toHaveLength(1)
    await updatePractice('payable', true)
    expect(await deliverAndListSubjects()).toEqual([])
    await updatePractice('payable', false)
    expect(await deliverAndListSubjects()).toEqual([])
  })

  it('are sent again for an extended trial', async () => {
    await runJobAt(sevenDaysBefore)
    await updatePractice('trial_ends_at', '2027-04-10T14:00:00Z')
    await runJobAt('2027-04-03T12:00:00Z')
    expect(await readSteps()).toEqual([7, 7])
  })
})

describe('a sign-up', () => {
  it('is followed by one welcome e-mail, with the end of the trial', async () => {
    now = new Date('2027-01-31T10:00:00Z')
    const email = 'lea@exemple.fr'
    const input = {
      firstname: 'Léa',
      lastname: 'Martin',
      email,
      password: 'une-longue-phrase',
      offer: 'PRO',
      cgu: true,
    }
    const { status } = await api.as().post('/signup', input)
    expect(status).toBe(201)
    expect((await api.as().post('/signup', input)).status).toBe(400)
    expect(await api.mails('welcome')).toEqual([
      { to: { name: 'Léa Martin', address: email }, data: { trialEndsOn: '2027-02-28', token: expect.any(String) } },
    ])
    await api.as().post('/signup', { email: 'sans.nom@exemple.fr', password: 'une-longue-phrase', offer: 'STANDARD' })
    expect((await api.mails('welcome')).at(-1)?.to).toEqual({ name: '', address: 'sans.nom@exemple.fr' })
  })
})
