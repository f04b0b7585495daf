import { describe, expect, it } from '@jest/globals'
import { trialEnding } from './contents/trialEnding.ts'
import { asHtml, asText } from './layout.ts'
import type { LetterContent } from './letterContent.ts'
import { contents } from './renderLetter.ts'
import type { SessionSummary } from './letterData.ts'

const context = {
  publicUrl: 'https://complice.test',
  providerEmail: 'contact@complice.test',
  now: new Date('2026-03-01T08:00:00Z'),
}
const session: SessionSummary = {
  tenantId: 't',
  sessionId: '0190aaaa-0000-7000-8000-000000000001',
  date: '2026-03-31',
  startTime: '10:00',
  endTime: '11:00',
  sessionTypeName: 'Équithérapie',
  therapistName: 'Alice Durand',
  patientName: "Paul <b>L'Hermite</b>",
}
const validated = { ...session, cancelToken: 'ccc', place: 'Le Pré, Lyon', timeZone: 'Europe/Paris', sequence: 2 }
const cancelled = { ...session, timeZone: 'Europe/Paris', sequence: 3, wasValidated: true }

const decided = {
  number: 'D-2026-0042',
  decision: 'ACCEPTED' as const,
  day: '2026-12-01',
  practiceName: 'Les Prés',
  contact: 'alice@exemple.fr',
  total: 380.94,
  withdrawableUntil: null,
  earlyStart: null,
  token: 'eee',
}

const trial = (endsAt: string) => ({
  endsAt: new Date(endsAt),
  zone: 'Europe/Paris',
  offer: 'PRO' as const,
  unsubscribe: {
    oneClickUrl: 'https://complice.test/api/public/unsubscribe/uuu',
    pageUrl: 'https://complice.test/public/unsubscribe#uuu',
  },
})

const written: [sentence: string, letter: LetterContent, subject: string, said: string[], link: string | undefined][] =
  [
    [
      'a request, to the therapist',
      contents.requestReceived({ ...session, hasAnswers: true }, context),
      'Nouvelle demande de séance : mardi 31 mars 2026 à 10:00',
      ["Paul <b>L'Hermite</b>", 'de 10:00 à 11:00', 'Équithérapie', 'Ses réponses'],
      `https://complice.test/pros/session/${session.sessionId}`,
    ],
    [
      'a request, to the patient',
      contents.requestRecorded({ ...session, cancelToken: 'ccc' }, context),
      'Votre demande de séance est enregistrée : mardi 31 mars 2026 à 10:00',
      ['Alice Durand', 'Équithérapie'],
      'https://complice.test/public/session/cancel#ccc',
    ],
    [
      'a validated session',
      contents.sessionValidated(validated, context),
      'Votre séance est confirmée : mardi 31 mars 2026 à 10:00',
      ['Alice Durand', 'Le Pré, Lyon'],
      'https://complice.test/public/session/cancel#ccc',
    ],
    [
      'a session the practice cancels',
      contents.sessionCancelled({ ...cancelled, by: 'practice', to: 'patient' }, context),
      'Séance annulée : mardi 31 mars 2026 à 10:00',
      ['Alice Durand a dû annuler la séance.'],
      'https://complice.test/therapists',
    ],
    [
      'a session the patient cancels, to the patient',
      contents.sessionCancelled({ ...cancelled, by: 'patient', to: 'patient' }, context),
      'Séance annulée : mardi 31 mars 2026 à 10:00',
      ["Comme vous l'avez demandé, la séance est annulée."],
      'https://complice.test/therapists',
    ],
    [
      'a request the patient cancels, to the therapist',
      contents.sessionCancelled({ ...cancelled, wasValidated: false, by: 'patient', to: 'therapist' }, context),
      'Demande de séance annulée : mardi 31 mars 2026 à 10:00',
      ["Paul <b>L'Hermite</b> a annulé la demande de séance."],
      'https://complice.test/pros/sessions',
    ],
    [
      'an expired request, to the patient',
      contents.requestExpired({ ...session, to: 'patient' }, context),
      'Demande de séance sans réponse : mardi 31 mars 2026 à 10:00',
      ["Alice Durand n'a pas pu répondre à temps"],
      'https://complice.test/therapists',
    ],
    [
      'an expired request, to the therapist',
      contents.requestExpired({ ...session, to: 'therapist' }, context),
      'Demande de séance sans réponse : mardi 31 mars 2026 à 10:00',
      ["La demande de Paul <b>L'Hermite</b>"],
      'https://complice.test/pros/sessions',
    ],
    [
      'a document that is shared',
      contents.documentShared({ practiceName: 'Les <b>Prés', token: 'ddd', validUntil: '2026-12-22' }, context),
      'Un document de Les <b>Prés',
      ['Les <b>Prés met un document', "jusqu'au 22/12/2026"],
      'https://complice.test/public/document#ddd',
    ],
    [
      'a quote, to its client',
      contents.estimationSent(
        {
          practiceName: 'Les <b>Prés',
          number: 'D-2026-0042',
          validUntil: '2026-12-22',
          text: 'Bonjour,\n\nVoici <i>le devis.',
          token: 'eee',
        },
        context,
      ),
      'Devis D-2026-0042 de Les <b>Prés',
      ['Bonjour,', 'Voici <i>le devis.', '22/12/2026'],
      'https://complice.test/public/estimation#eee',
    ],
    [
      'an accepted quote, to the practitioner',
      contents.estimationDecided(
        { number: 'D-2026-0042', decision: 'ACCEPTED', day: '2026-12-01', clientName: "Paul <b>L'Hermite</b>" },
        context,
      ),
      'Devis D-2026-0042 accepté',
      ["Paul <b>L'Hermite</b> a accepté ce devis", '01/12/2026'],
      'https://complice.test/pros/estimations/details?name=D-2026-0042',
    ],
    [
      'an accepted quote, to an individual',
      contents.estimationConfirmed({ ...decided, withdrawableUntil: '2026-12-15', earlyStart: true }, context),
      'Vous avez accepté le devis D-2026-0042 de Les Prés',
      ["sans motif et sans frais jusqu'au 15/12/2026", 'commencent avant la fin de ce délai', '380,94'],
      'https://complice.test/public/estimation#eee',
    ],
    [
      'a refused quote, to the client',
      contents.estimationConfirmed({ ...decided, decision: 'REFUSED' }, context),
      'Vous avez refusé le devis D-2026-0042 de Les Prés',
      ['Les Prés en est averti', 'alice@exemple.fr'],
      'https://complice.test/public/estimation#eee',
    ],
    [
      'an invitation to a team',
      contents.teamInvitation(
        { practiceName: 'Les Prés', inviter: 'Alice <b>Durand', token: 'iii', validUntil: '2026-12-22' },
        context,
      ),
      'Les Prés vous invite sur Complice',
      ['Alice <b>Durand vous invite', "jusqu'au 22/12/2026"],
      'https://complice.test/invitation#iii',
    ],
    [
      'a forgotten password',
      contents.passwordReset({ token: 'r+t', kind: 'PATIENT' }, context),
      'Réinitialisation de votre mot de passe',
      ['votre compte patient', '30 minutes'],
      'https://complice.test/change-password?token=r%2Bt',
    ],
    [
      'a changed password',
      contents.passwordChanged({}, context),
      'Votre mot de passe a été changé',
      ['Vous pouvez vous reconnecter.', 'contact@complice.test'],
      'https://complice.test/',
    ],
    [
      'a second factor that was switched on',
      contents.secondFactorChanged({ change: 'on' }, context),
      'La connexion en deux étapes est activée',
      ['un code de votre application', 'contact@complice.test'],
      'https://complice.test/pros/user',
    ],
    [
      'a recovery code that was used',
      contents.secondFactorChanged({ change: 'recoveryCodeUsed', codesLeft: 1 }, context),
      'Un code de secours a servi à vous connecter',
      ['Il vous reste 1 code de secours'],
      'https://complice.test/pros/user',
    ],
    [
      'an address to confirm',
      contents.addressConfirmation({ firstname: 'Zoé & Cie', token: 'ttt' }, context),
      'Confirmez votre adresse mail',
      ['Bienvenue Zoé & Cie'],
      'https://complice.test/public/confirm#ttt',
    ],
    [
      'a practice that was opened, to its owner',
      contents.welcome({ trialEndsOn: '2026-12-01' }, context),
      'Bienvenue sur Complice',
      ['mardi 1er décembre 2026', 'sans carte bancaire', 'contact@complice.test'],
      'https://complice.test/',
    ],
    [
      'the end of a trial in days',
      trialEnding(trial('2026-03-08T10:00:00Z'), context),
      "Votre mois d'essai se termine dans 7 jours – Complice",
      ['avant cette date', 'dimanche 8 mars 2026', '45,00', 'contact@complice.test'],
      'https://complice.test/pros/paiement',
    ],
    [
      'the end of a trial tomorrow',
      trialEnding(trial('2026-03-02T10:00:00Z'), context),
      "Votre mois d'essai se termine demain – Complice",
      ["Rien n'est effacé."],
      'https://complice.test/pros/paiement',
    ],
    [
      'the end of a trial today',
      trialEnding(trial('2026-03-01T10:00:00Z'), context),
      "Votre mois d'essai se termine aujourd'hui – Complice",
      ['avant cette date'],
      'https://complice.test/pros/paiement',
    ],
    [
      'a trial that is over',
      trialEnding(trial('2026-02-28T10:00:00Z'), context),
      "Votre mois d'essai est terminé – Complice",
      ['Pour retrouver votre agenda', 'samedi 28 février 2026'],
      'https://complice.test/pros/paiement',
    ],
    [
      'a demo request, to whoever asked',
      contents.demoThanks({}, context),
      'Votre demande de démonstration est bien reçue',
      ['Merci de votre intérêt', 'contact@complice.test'],
      undefined,
    ],
    [
      'a demo request, to the provider',
      contents.demoRequest({ firstname: 'Zoé', lastname: '<script>', email: 'zoe@exemple.fr' }, context),
      'Demande de démonstration : Zoé <script>',
      ['<script>', 'zoe@exemple.fr'],
      undefined,
    ],
  ]

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe.each(written)('the mail about %s', (_sentence, letter, subject, said, link) => {
  it('has a subject that says what and when', () => {
    expect(letter.subject).toBe(subject)
  })

  it('says the same in text and in HTML, with its link', () => {
    for (const words of [...said, ...(link ? [link] : [])]) {
      expect(asText(letter)).toContain(words)
      expect(unescaped(asHtml(letter))).toContain(words)
    }
  })

  it('escapes HTML in its values', () => {
    expect(asHtml(letter)).not.toMatch(/<b>|<script/)
    expect(asHtml(letter)).toMatch(/^<!doctype html>\n<html lang="fr">/)
  })
})

describe('the mails', () => {
  it('are readable without images, and in the dark', () => {
    for (const [, letter] of written) {
      const html = asHtml(letter)
      expect(html).not.toMatch(/<img|background-image|url\(/)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      // Whatever has a colour of its own has one of the dark scheme: a class that the style changes.
      const coloured = html.match(/<[a-z][^>]*style="[^"]*(?:background|color):#[^>]*>/g) ?? []
      expect(coloured.filter((tag) => !/class="(?:page|sheet|sunk|ink2?|brand|button)"/.test(tag))).toEqual([])
    }
  })

  it('can be ended where they are no part of a service', () => {
    const ended = written.map(([, letter]) => letter).filter(({ unsubscribe }) => unsubscribe)
    expect(ended).toHaveLength(4)
    for (const letter of ended) {
      expect(asText(letter)).toContain('Ne plus recevoir ces rappels :\nhttps://complice.test/public/unsubscribe#uuu')
      expect(asHtml(letter)).toMatch(
        /<a href="https:\/\/complice\.test\/public\/unsubscribe#uuu"[^>]*>Ne plus recevoir ces rappels</,
      )
    }
    for (const [, letter] of written.filter(([, { unsubscribe }]) => !unsubscribe))
      expect(asText(letter)).not.toContain('Ne plus recevoir')
  })

  it('are all tested here', () => {
    const subjects = new Set(written.map(([, letter]) => letter.title))
    expect(subjects.size).toBeGreaterThanOrEqual(Object.keys(contents).length)
  })

  it('write the first of a month as « 1er »', () => {
    const letter = contents.requestRecorded({ ...session, date: '2027-01-01', cancelToken: 'ccc' }, context)
    expect(letter.subject).toBe('Votre demande de séance est enregistrée : vendredi 1er janvier 2027 à 10:00')
    expect(asText(letter)).toContain('Date : vendredi 1er janvier 2027')
  })

  it('have an agenda file attached only when a session is confirmed or cancelled', () => {
    expect(
      written.filter(([, { attachment }]) => attachment).map(([, { attachment }]) => attachment?.filename),
    ).toEqual(['seance.ics', 'annulation.ics', 'annulation.ics'])
  })
})
