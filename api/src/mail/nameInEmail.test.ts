import { describe, expect, it } from '@jest/globals'
import { addressConfirmationEmail } from './emails/addressConfirmation.email.ts'
import { teamInvitationEmail } from './emails/teamInvitation.email.ts'
import { toHtml, toText } from './layout.ts'
import { nameInEmail } from './nameInEmail.ts'

describe('a name in an e-mail', () => {
  it.each([
    ["Marie-Ève d'Aubigné", "Marie-Ève d'Aubigné"],
    ['Les Prés & Fils (Lyon) n° 2', 'Les Prés & Fils (Lyon) n° 2'],
    ['Dr. Martin', 'Dr. Martin'],
    ['Jean P.', 'Jean P.'],
    ['S.A.R.L. Les Prés', 'S.A.R.L. Les Prés'],
    ['  Zoé \n Petit ', 'Zoé Petit'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), `${'a'.repeat(39)}…`],
  ])('%j is written as %j', (name, text) => {
    expect(nameInEmail(name)).toBe(text)
  })

  it.each([
    'Gagnez 500 € sur evil.fr',
    'evil．fr',
    'evil。fr',
    'HTTP evil',
    'https://evil',
    'www evil',
    'paul@evil',
    'paul＠evil',
    'evil/gain',
    'evil\\gain',
  ])('is left out if mail clients could show it as a link: %s', (name) => {
    expect(nameInEmail(name)).toBe('')
  })
})

const context = {
  publicUrl: 'https://complice.test',
  operatorEmail: 'contact@complice.test',
  recipient: { name: 'Paul Martin', address: 'paul@exemple.fr' },
  now: new Date('2026-03-01T08:00:00Z'),
}
const phishing = 'Gagnez 500 € sur evil.fr'

describe('an e-mail to an address that is not confirmed', () => {
  it.each([
    [
      'confirms an address',
      addressConfirmationEmail.render({ firstname: phishing, token: 'ttt' }, context),
      ['Bienvenue', 'Confirmez que cette adresse est bien la vôtre'],
    ],
    [
      'invites to a team',
      teamInvitationEmail.render(
        { practiceName: phishing, inviter: phishing, token: 'iii', validUntil: '2026-12-22' },
        context,
      ),
      ['Un cabinet vous invite sur Complice', 'Vous êtes invité à rejoindre un cabinet sur Complice.'],
    ],
  ])('that %s has no link in a name', (_case, email, texts) => {
    for (const content of [`${email.subject}\n${toText(email)}`, toHtml(email)]) expect(content).not.toMatch(/evil|500/)
    for (const text of texts) expect(`${email.subject}\n${toText(email)}`).toContain(text)
  })
})
