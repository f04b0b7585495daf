import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isRecord } from 'shared/domain/isRecord'
import { emails } from '../modules/background.ts'
import { testApp, type TestApp } from '../testing/practice.ts'
import { startSmtpDouble, type SmtpDouble } from '../testing/smtpDouble.ts'
import { toHtml, toText } from './layout.ts'
import { openMailTransport, type MailTransport } from './openMailTransport.ts'
import { toPlainContent } from './text/toPlainContent.ts'

const context = {
  publicUrl: 'https://complice.test',
  operatorEmail: 'contact@complice.test',
  recipient: { name: 'Paul Martin', address: 'paul@exemple.fr' },
  now: new Date('2026-03-01T08:00:00Z'),
}

const hostileText =
  '"><a href="https://evil.example/x">gain</a><img src=x onerror=alert(1)>\r\nBcc: victime@exemple.fr\r\n\r\n[ici](https://evil.example) www.evil.example \u202Etxt.evil\u200B.example'

/** Values that a person cannot type: dates, times, zones, links of the product and words of a fixed list. */
const isFixed = (value: string) =>
  /^\d{4}-\d\d-\d\d|^\d\d:\d\d$|^Europe\/|^https:\/\/complice\.test|^[A-Z_]+$|^(patient|therapist|practice|on|off|recoveryCodeUsed|application\/pdf)$/.test(
    value,
  )

/** Adds the hostile text to every other string of the data, at any depth. */
function withHostileTexts(value: unknown): unknown {
  if (typeof value === 'string') return isFixed(value) ? value : `${value} ${hostileText}`
  if (Array.isArray(value)) return value.map(withHostileTexts)
  if (!isRecord(value) || value instanceof Date || Buffer.isBuffer(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withHostileTexts(entry)]))
}

const cases = emails.flatMap(({ examples }) =>
  examples.map(({ about, render }) => [about, render(context), render(context, withHostileTexts)] as const),
)

const tagsOf = (html: string) => (html.match(/<[a-z]+/g) ?? []).filter((tag) => tag !== '<br')
const countsOf = (words: string[]) =>
  Object.fromEntries(words.toSorted().map((word) => [word, words.filter((other) => other === word).length]))

/** Matches a text that mail clients show as a link: a scheme, « www. », an address, or a domain name. */
const linkPattern = /[a-z]+:\/\/\S+|www\.\S+|\S+@\S+|[\p{L}\p{N}-]+\.(?:example|fr|com)\b/giu

describe.each(cases)('the e-mail about %s with hostile values', (_about, example, raw) => {
  const hostileContent = toPlainContent(raw, { keepsLinks: true })

  it('has the elements of its example, and no other', () => {
    expect(countsOf(tagsOf(toHtml(hostileContent)))).toMatchObject(
      countsOf(tagsOf(toHtml(example)).filter((tag) => tag !== '<p')),
    )
    expect(toHtml(hostileContent).match(/<a /g)?.length).toBe(toHtml(example).match(/<a /g)?.length)
    expect(toHtml(hostileContent)).not.toMatch(/<img|<script|onerror="|<a href="https:\/\/evil/)
  })

  it('has its subject on one line, without control characters', () => {
    expect(hostileContent.subject).not.toMatch(/\p{Cc}|[\u200B\u202E]/u)
  })

  it('contains no link but its own while the practice is in trial', () => {
    const text = toText(toPlainContent(raw, { keepsLinks: false }))
    const ownLinks = [raw.action?.url, raw.unsubscribe?.pageUrl].filter((url) => url !== undefined)
    const typedText = ownLinks.reduce((rest, url) => rest.replaceAll(url, ''), text)
    expect(typedText.match(linkPattern) ?? []).toEqual([])
  })
})

let api: TestApp
let smtp: SmtpDouble
let transport: MailTransport
beforeAll(async () => {
  api = await testApp()
  smtp = await startSmtpDouble()
  const { settings, database } = api.services
  transport = await openMailTransport({ settings: { ...settings, smtpUrl: smtp.url }, database })
})
afterAll(async () => {
  await transport.close()
  await smtp.close()
  await api.close()
})

const send = async (sender: { name: string; replyTo: string } | null) => {
  const [, , content] = cases.find(([about]) => about === 'an invoice with its PDF') ?? cases[0] ?? []
  if (!content) throw new Error('No e-mail has an example.')
  await transport.send({
    id: '0190aaaa-0000-7000-8000-00000000000b',
    to: { name: hostileText, address: 'client@exemple.fr' },
    content: {
      ...content,
      attachment: { filename: `facture ${hostileText}.pdf`, content: 'x', contentType: 'application/pdf' },
    },
    sender: sender && { ...sender, tenantId: 't', keepsLinks: true },
  })
  const message = smtp.acceptedMessages.at(-1)
  if (!message) throw new Error('The SMTP server accepted no message.')
  return message
}

describe('the headers of an e-mail with hostile values', () => {
  it('name one recipient and no added header', async () => {
    const { to, mail } = await send({ name: hostileText, replyTo: 'alice@exemple.fr' })
    expect(to).toBe('client@exemple.fr')
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
    expect(mail.attachments).toHaveLength(1)
  })

  it.each([
    ['Les Prés', 'Les Prés par Complice', 'Les Prés'],
    ['a'.repeat(60), `${'a'.repeat(39)}… par Complice`, `${'a'.repeat(39)}…`],
    ['Banque www.evil.example', 'Votre cabinet par Complice', 'Votre cabinet'],
    ['Les Prés\r\nBcc: victime', 'Les Prés Bcc: victime par Complice', 'Les Prés Bcc: victime'],
  ])('name the practice %j as the sender %j, with its reply address', async (name, from, replyName) => {
    const { mail } = await send({ name, replyTo: 'alice@exemple.fr' })
    expect(mail.from).toEqual({ name: from, address: 'ne-pas-repondre@complice.fr' })
    expect(mail.replyTo).toEqual([{ name: replyName, address: 'alice@exemple.fr' }])
  })

  it('have Complice as the sender of its own e-mails, and no reply address', async () => {
    const { mail } = await send(null)
    expect(mail.from).toEqual({ name: 'Complice', address: 'ne-pas-repondre@complice.fr' })
    expect(mail.replyTo).toBeUndefined()
  })
})
