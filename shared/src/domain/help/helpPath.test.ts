import { describe, expect, it } from '@jest/globals'
import { helpPathOf, helpTopicOf, helpTopics } from './helpPath.ts'

const screensWithHelp: [pathname: string, help: string][] = [
  ['/pros/patients', '/aide/importer-des-patients'],
  ['/pros/patients/import', '/aide/importer-des-patients'],
  ['/pros/patients/import/12', '/aide/importer-des-patients'],
  ['/pros/billings', '/aide/premiere-facture'],
  ['/pros/billings/details', '/aide/premiere-facture'],
  ['/pros/billings/unbilled', '/aide/premiere-facture'],
  ['/pros/sessions', '/aide/serie-de-seances'],
  ['/pros/session', '/aide/serie-de-seances'],
  ['/pros/session/12', '/aide/serie-de-seances'],
  ['/pros/animals', '/aide/heures-des-animaux'],
  ['/pros/animal/12', '/aide/heures-des-animaux'],
  ['/pros/billings/reminders', '/aide/relances'],
  ['/pros/team', '/aide/equipe'],
  ['/pros/team/activity', '/aide/equipe'],
  ['/invitation', '/aide/equipe'],
  ['/partenaires', '/aide/reservation-sur-votre-site'],
  ['/pros/user', '/aide/vos-donnees'],
  ['/pros/patients/retention', '/aide/vos-donnees'],
  ['/pros/patients/deleted', '/aide/vos-donnees'],
  ['/pros/team/', '/aide/equipe'],
]

const screensWithoutHelp = [
  '/',
  '/aide',
  '/aide/equipe',
  '/therapists',
  '/pros/sessions-types',
  '/pros/session/12/feuille',
  '/pros/patients/12/details',
  '/pros/patient/12',
  '/pros/billings/closures',
  '/pros/estimations',
  '/pros/clubs',
  '/partenaires/12',
  '/nulle-part',
]

describe('helpPathOf', () => {
  it.each(screensWithHelp)('returns for %s the page %s', (pathname, help) => expect(helpPathOf(pathname)).toBe(help))

  it.each(screensWithoutHelp)('returns the index for %s', (pathname) => expect(helpPathOf(pathname)).toBe('/aide'))

  it('returns every help page for at least one screen', () =>
    expect(new Set(screensWithHelp.map(([pathname]) => helpTopicOf(pathname)))).toEqual(new Set(helpTopics)))
})
