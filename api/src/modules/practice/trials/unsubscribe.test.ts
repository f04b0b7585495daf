import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { deliverEmail } from '../../../mail/deliverEmail.ts'
import { openMailTransport, type MailTransport } from '../../../mail/openMailTransport.ts'
import { openPractice, testApp, type TestApp, type TestPractice } from '../../../testing/practice.ts'
import { startSmtpDouble, type SmtpDouble } from '../../../testing/smtpDouble.ts'
import { emails } from '../../background.ts'
import { remindOfTrials } from './remindOfTrials.job.ts'

const dayBefore = new Date('2027-03-09T12:00:00Z')
const lastDay = new Date('2027-03-10T12:00:00Z')

let now = dayBefore
let api: TestApp
let smtp: SmtpDouble
let transport: MailTransport
let practice: TestPractice
let otherPractice: TestPractice

beforeAll(async () => {
  api = await testApp({ services: { now: () => now } })
  smtp = await startSmtpDouble()
  const { settings, database } = api.services
  transport = await openMailTransport({ settings: { ...settings, smtpUrl: smtp.url }, database })
})
afterAll(async () => {
  await transport.close()
  await smtp.close()
  await api.close()
})
beforeEach(async () => {
  now = dayBefore
  practice = await openPractice(api)
  otherPractice = await openPractice(api)
  await api.admin('update tenant set trial_letters = id = any($1)', [[practice.tenantId, otherPractice.tenantId]])
  await api.admin("update tenant set trial_ends_at = '2027-03-10T14:00:00Z'")
})

const runRemindersAt = async (date: Date) => {
  now = date
  await remindOfTrials(api.services)
}
async function deliverEmails() {
  const pendingEmails = await api.admin<{ id: string }>(
    "select id from letter where name = 'trialEnding' and sent_at is null",
  )
  for (const { id } of pendingEmails) await deliverEmail(api.services, { transport, emails }, id)
}
const listEmailsTo = ({ email }: TestPractice) =>
  smtp.acceptedMessages.filter(({ to }) => to === email).map(({ mail }) => mail)
const readEmailSetting = async ({ tenantId }: TestPractice) =>
  (await api.admin<{ trial_letters: boolean }>('select trial_letters from tenant where id = $1', [tenantId]))[0]
    ?.trial_letters
const readAuditRows = ({ tenantId }: TestPractice) =>
  api.admin("select account_id, entity from audit where tenant_id = $1 and act = 'unsubscribe'", [tenantId])

/** Sends the e-mail of the day before; returns the address of its header List-Unsubscribe. */
async function sendAndReadOneClickAddress(): Promise<string> {
  await runRemindersAt(dayBefore)
  await deliverEmails()
  const header = listEmailsTo(practice)[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  return /^<([^>]+)>/.exec(header)?.[1] ?? ''
}

const formType = 'application/x-www-form-urlencoded'
const multipartType = 'multipart/form-data; boundary=----part'
const toMultipart = (value: string) =>
  `------part\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n${value}\r\n------part--\r\n`

const postForm = (address: string, type: string, payload: string) =>
  api.app.inject({ method: 'POST', url: new URL(address).pathname, headers: { 'content-type': type }, payload })

describe('an e-mail about the end of a trial', () => {
  it('has the headers for unsubscribing with one click', async () => {
    await runRemindersAt(dayBefore)
    await deliverEmails()
    const headers = listEmailsTo(practice)[0]?.headers ?? []
    const valuesOf = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value)
    expect(valuesOf('list-unsubscribe')).toEqual([
      expect.stringMatching(
        /^<https:\/\/complice\.test\/api\/public\/unsubscribe\/[\w.-]+>, <mailto:\S+\?subject=Se%20d%C3%A9sabonner>$/,
      ),
    ])
    expect(valuesOf('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
  })

  it('has the link of the unsubscribe page, with the token in the fragment', async () => {
    const token = (await sendAndReadOneClickAddress()).split('/').at(-1) ?? ''
    expect(listEmailsTo(practice)[0]?.text).toContain(`https://complice.test/public/unsubscribe#${token}`)
  })
})

describe('the address in List-Unsubscribe', () => {
  it.each([
    ['a form', formType, 'List-Unsubscribe=One-Click'],
    ['a form with a charset', `${formType}; charset=UTF-8`, 'List-Unsubscribe=One-Click'],
    ['a multipart form', multipartType, toMultipart('One-Click')],
    ['JSON, sent by the page', 'application/json', '{"List-Unsubscribe":"One-Click"}'],
  ])(
    'unsubscribes only the practice of its token when it receives %s, and accepts a repetition',
    async (_case, type, payload) => {
      const address = await sendAndReadOneClickAddress()
      const [firstResponse, secondResponse] = [
        await postForm(address, type, payload),
        await postForm(address, type, payload),
      ]
      expect([firstResponse.statusCode, secondResponse.statusCode]).toEqual([204, 204])
      expect([await readEmailSetting(practice), await readEmailSetting(otherPractice)]).toEqual([false, true])
      expect(await readAuditRows(practice)).toEqual([{ account_id: null, entity: 'tenant' }])
      await runRemindersAt(lastDay)
      await deliverEmails()
      expect([listEmailsTo(practice).length, listEmailsTo(otherPractice).length]).toEqual([1, 2])
    },
  )

  it('also cancels a pending e-mail', async () => {
    const address = await sendAndReadOneClickAddress()
    await runRemindersAt(lastDay)
    await postForm(address, formType, 'List-Unsubscribe=One-Click')
    await deliverEmails()
    expect([listEmailsTo(practice).length, listEmailsTo(otherPractice).length]).toEqual([1, 2])
  })

  it('redirects a browser to the page, and changes nothing', async () => {
    const address = await sendAndReadOneClickAddress()
    const { statusCode, headers } = await api.app.inject({ url: new URL(address).pathname })
    expect([statusCode, headers.location]).toEqual([302, `/public/unsubscribe#${address.split('/').at(-1)}`])
    expect(await readEmailSetting(practice)).toBe(true)
  })

  it('redirects only within the site for any token', async () => {
    for (const token of ['%2F%2Fexemple.fr', 'https%3A%2F%2Fexemple.fr', '%0D%0Ax'])
      expect((await api.app.inject({ url: `/api/public/unsubscribe/${token}` })).headers.location).toBe(
        `/public/unsubscribe#${token}`,
      )
  })

  it.each([
    ['an empty form', formType, ''],
    ['another field', formType, 'unsubscribe=1'],
    ['another value', formType, 'List-Unsubscribe=No'],
    ['another value, multipart', multipartType, toMultipart('No')],
    ['invalid multipart content', multipartType, 'x'],
  ])('refuses %s, and changes nothing', async (_case, type, payload) => {
    const response = await postForm(await sendAndReadOneClickAddress(), type, payload)
    expect([response.statusCode, response.json().errorCode]).toEqual([400, errorCode.invalid])
    expect(await readEmailSetting(practice)).toBe(true)
  })

  it('does not make other calls accept forms', async () => {
    for (const [type, payload] of [
      [formType, 'email=a%40exemple.fr'],
      [multipartType, toMultipart('One-Click')],
    ] as const)
      expect((await postForm('https://complice.test/api/ask-demo', type, payload)).statusCode).toBe(415)
  })
})
