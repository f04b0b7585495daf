import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { deliverEmail } from '../../../mail/deliverEmail.ts'
import { openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { emails } from '../../background.ts'
import { remindOfTrials } from './remindOfTrials.service.ts'

let now = new Date()
let api: TestApp
let practice: TestPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPractice(api)
  await api.admin('update tenant set trial_letters = id = $1', [practice.tenantId])
  await set('trial_ends_at', '2027-03-10T14:00:00Z')
})

const set = (column: 'trial_ends_at' | 'payable' | 'closed_at' | 'trial_letters', value: unknown) =>
  api.admin(`update tenant set ${column} = $1 where id = $2`, [value, practice.tenantId])

async function runAt(...instants: string[]) {
  for (const instant of instants) {
    now = new Date(instant)
    await remindOfTrials(api.services)
  }
}

const sentEmails = () =>
  api.admin<{ id: string; key: string }>(
    "select id, key from letter where name = 'trialEnding' and recipient_address = $1 order by created_at",
    [practice.email],
  )
const steps = async () => (await sentEmails()).map(({ key }) => Number(key.split(':').at(-1)))

const sevenBefore = '2027-03-03T12:00:00Z'
const dayBefore = '2027-03-09T12:00:00Z'
const lastDay = '2027-03-10T12:00:00Z'

/** The subjects of the e-mails that leave. */
async function delivered() {
  const subjects: string[] = []
  const transport = {
    send: async ({ content }: { content: { subject: string } }) => void subjects.push(content.subject),
    close: async () => {},
  }
  for (const { id } of await sentEmails()) await deliverEmail(api.services, { transport, emails }, id)
  return subjects
}

describe('the e-mails about the end of a trial', () => {
  it('go to the owner seven days before, the day before and on the day', async () => {
    await runAt('2027-03-02T12:00:00Z', sevenBefore, dayBefore, lastDay, '2027-04-01T12:00:00Z')
    expect(await steps()).toEqual([7, 1, 0])
  })

  it('are each one e-mail, however often the job runs, and in two replicas at once', async () => {
    for (const instant of [sevenBefore, dayBefore, lastDay]) {
      now = new Date(instant)
      await Promise.all([1, 2, 3].map(() => remindOfTrials(api.services)))
      await runAt(instant)
    }
    expect(await steps()).toEqual([7, 1, 0])
  })

  it('are still one e-mail once they were sent', async () => {
    await runAt(sevenBefore)
    await delivered()
    await runAt('2027-03-04T12:00:00Z', '2027-03-05T12:00:00Z')
    const sent = await api.admin("select 1 from letter where key like $1 || '%'", [`trial:${practice.tenantId}:`])
    expect(sent).toHaveLength(1)
  })

  it('come later where the server was off that day, and not all at once', async () => {
    await runAt('2027-03-05T12:00:00Z')
    expect(await steps()).toEqual([7])
    expect(await delivered()).toEqual(["Votre mois d'essai se termine dans 5 jours – Complice"])
    await runAt('2027-03-12T12:00:00Z')
    expect(await delivered()).toEqual(["Votre mois d'essai est terminé – Complice"])
  })

  it('are none long after the end', async () => {
    await runAt('2027-03-18T12:00:00Z')
    expect(await steps()).toEqual([])
  })

  it.each([
    ['pays', 'payable', true],
    ['was closed', 'closed_at', '2027-03-01T00:00:00Z'],
    ['wants none', 'trial_letters', false],
  ] as const)('are none for a practice that %s', async (_what, column, value) => {
    await set(column, value)
    await runAt(sevenBefore, dayBefore, lastDay)
    expect(await steps()).toEqual([])
  })

  it('do not leave once the practice paid while they waited', async () => {
    await runAt(dayBefore)
    expect(await sentEmails()).toHaveLength(1)
    await set('payable', true)
    expect(await delivered()).toEqual([])
    await set('payable', false)
    expect(await delivered()).toEqual([])
  })

  it('are sent anew for a trial that was extended', async () => {
    await runAt(sevenBefore)
    await set('trial_ends_at', '2027-04-10T14:00:00Z')
    await runAt('2027-04-03T12:00:00Z')
    expect(await steps()).toEqual([7, 7])
  })
})

describe('a sign-up', () => {
  it('is confirmed by one e-mail, which says until when the trial goes', async () => {
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
      { to: { name: 'Léa Martin', address: email }, data: { trialEndsOn: '2027-02-28' } },
    ])
    await api.as().post('/signup', { email: 'sans.nom@exemple.fr', password: 'une-longue-phrase', offer: 'STANDARD' })
    expect((await api.mails('welcome')).at(-1)?.to).toEqual({ name: '', address: 'sans.nom@exemple.fr' })
  })
})
