import { describe, expect, it } from '@jest/globals'
import { emails } from '../modules/background.ts'
import { exampleSession } from './emails/exampleSession.ts'
import { requestRecordedEmail } from './emails/requestRecorded.email.ts'
import { toHtml, toText } from './layout.ts'

const context = {
  publicUrl: 'https://complice.test',
  operatorEmail: 'contact@complice.test',
  recipient: { name: 'Paul Martin', address: 'paul@exemple.fr' },
  now: new Date('2026-03-01T08:00:00Z'),
}

const renderedExamples = emails.flatMap(({ examples }) =>
  examples.map((example) => [example.about, example, example.render(context)] as const),
)

const unescapeHtml = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe.each(renderedExamples)('the e-mail about %s', (_caseName, { subject, excerpts, link }, email) => {
  it('has the expected subject', () => {
    expect(email.subject).toBe(subject)
  })

  it('has the same content and link in text and in HTML', () => {
    for (const excerpt of [...excerpts, ...(link ? [link] : [])]) {
      expect(toText(email)).toContain(excerpt)
      expect(unescapeHtml(toHtml(email))).toContain(excerpt)
    }
  })

  it('escapes HTML in its values, and is a French HTML document', () => {
    expect(toHtml(email)).not.toMatch(/<b>|<script/)
    expect(toHtml(email)).toMatch(/^<!doctype html>\n<html lang="fr">/)
  })
})

describe('the e-mails', () => {
  it('are readable without images and in a dark colour scheme', () => {
    for (const [, , email] of renderedExamples) {
      const html = toHtml(email)
      expect(html).not.toMatch(/<img|background-image|url\(/)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      // Each element with an inline colour has a class for the dark scheme, which the style sheet overrides.
      const coloured = html.match(/<[a-z][^>]*style="[^"]*(?:background|color):#[^>]*>/g) ?? []
      expect(coloured.filter((tag) => !/class="(?:page|sheet|sunk|ink2?|brand|button)"/.test(tag))).toEqual([])
    }
  })

  it('have an unsubscribe link only if they declare one, as four of the examples do', () => {
    const unsubscribable = renderedExamples.map(([, , email]) => email).filter(({ unsubscribe }) => unsubscribe)
    expect(unsubscribable).toHaveLength(4)
    for (const email of unsubscribable) {
      expect(toText(email)).toContain('Ne plus recevoir ces rappels :\nhttps://complice.test/public/unsubscribe#uuu')
      expect(toHtml(email)).toMatch(
        /<a href="https:\/\/complice\.test\/public\/unsubscribe#uuu"[^>]*>Ne plus recevoir ces rappels</,
      )
    }
    for (const [, , email] of renderedExamples.filter(([, , { unsubscribe }]) => !unsubscribe))
      expect(toText(email)).not.toContain('Ne plus recevoir')
  })

  it('have an example each, and at least as many distinct titles as there are e-mails', () => {
    for (const { examples } of emails) expect(examples.length).toBeGreaterThan(0)
    const titles = new Set(renderedExamples.map(([, , email]) => email.title))
    expect(titles.size).toBeGreaterThanOrEqual(emails.length)
  })

  it('format the first day of a month as « 1er »', () => {
    const email = requestRecordedEmail.render({ ...exampleSession, date: '2027-01-01', cancelToken: 'ccc' }, context)
    expect(email.subject).toBe('Votre demande de séance est enregistrée : vendredi 1er janvier 2027 à 10:00')
    expect(toText(email)).toContain('Date : vendredi 1er janvier 2027')
  })

  it('have a calendar file attached only when a session is confirmed, moved or cancelled', () => {
    expect(
      renderedExamples.flatMap(([, , { attachment }]) =>
        attachment?.filename.endsWith('.ics') ? [attachment.filename] : [],
      ),
    ).toEqual(['seance.ics', 'seance.ics', 'seance.ics', 'annulation.ics', 'annulation.ics'])
  })
})
