import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { settingsFrom } from '../../../settings.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { missingOperatorSettings, operatorFrom, operatorVariables, socialLinksFrom } from './operatorSettings.ts'

const environment = {
  NODE_ENV: 'production',
  OPERATOR_NAME: 'Prairie SAS',
  OPERATOR_LEGAL_FORM: 'SAS au capital de 10 000 €',
  OPERATOR_ADDRESS: '4 rue du Lac, 69003 Lyon',
  OPERATOR_SIREN: '732 829 320',
  OPERATOR_REGISTER: 'RCS Lyon',
  OPERATOR_VAT_NUMBER: 'FR 44 732829320',
  OPERATOR_DIRECTOR: 'Camille Roux',
  OPERATOR_PHONE: '04 78 00 00 00',
  OPERATOR_HOST: 'Nuage SAS, 1 rue du Port, 59000 Lille, 03 20 00 00 00',
  OPERATOR_PRIVACY_CONTACT: 'donnees@prairie.test',
  OPERATOR_SUBPROCESSORS: 'Nuage SAS, hébergement, France ; Courrier SAS, envoi des e-mails, France;',
}

describe('GET /public/operator', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await testApp({
      settings: { operator: operatorFrom(environment), operatorEmail: 'bonjour@prairie.test' },
    })
  })
  afterAll(() => api.close())

  it('returns the operator and the contact address without signing in', async () => {
    expect(await api.as().get('/public/operator')).toMatchObject({
      status: 200,
      body: {
        name: 'Prairie SAS',
        siren: '732829320',
        vatNumber: 'FR44732829320',
        email: 'bonjour@prairie.test',
        subProcessors: ['Nuage SAS, hébergement, France', 'Courrier SAS, envoi des e-mails, France'],
        demoBookingUrl: null,
      },
    })
  })
})

describe("the operator's settings", () => {
  it('are complete if every variable is set', () => {
    expect(missingOperatorSettings(operatorFrom(environment))).toEqual([])
  })

  it('are each reported as missing in production', () => {
    expect(missingOperatorSettings(operatorFrom({ NODE_ENV: 'production' }))).toEqual(Object.values(operatorVariables))
    expect(
      missingOperatorSettings(operatorFrom({ ...environment, OPERATOR_HOST: ' ', OPERATOR_SUBPROCESSORS: ';' })),
    ).toEqual(['OPERATOR_HOST', 'OPERATOR_SUBPROCESSORS'])
  })

  it('are fictitious in a demonstration, unless one of them is set', () => {
    expect(operatorFrom({}).name).toBe('Complice (démonstration)')
    expect(operatorFrom({ NODE_ENV: 'production', COMPLICE_DEMO: '1' }).name).toBe('Complice (démonstration)')
    expect(operatorFrom({ OPERATOR_NAME: 'Prairie SAS' })).toMatchObject({ name: 'Prairie SAS', siren: null })
  })

  it.each([
    ['a SIREN with a wrong check digit', { OPERATOR_SIREN: '123456789' }, 'OPERATOR_SIREN'],
    ['the VAT number of another firm', { OPERATOR_VAT_NUMBER: 'FR83404833048' }, 'OPERATOR_VAT_NUMBER'],
  ])('prevent the start with %s', (_case, invalidEnv, name) => {
    expect(() => operatorFrom({ ...environment, ...invalidEnv })).toThrow(name)
  })
})

const settingsFromEnv = (env: Record<string, string>) =>
  settingsFrom({ DATABASE_URL: 'postgres://x', MASTER_KEY: randomBytes(32).toString('base64'), ...env })
const settingsWithBookingUrl = (url?: string) => settingsFromEnv(url === undefined ? {} : { DEMO_BOOKING_URL: url })

describe('an empty environment variable, which Docker Compose passes for an unset variable', () => {
  const defaults = { MASTER_KEY: randomBytes(32).toString('base64') }

  it.each([
    'HOST',
    'PORT',
    'PUBLIC_URL',
    'MAIL_FROM',
    'PROVIDER_EMAIL',
    'DEMO_BOOKING_URL',
    'ANALYTICS_ID',
    'OPERATOR_SOCIAL_LINKS',
    'LOG_LEVEL',
    'FILES_STORE',
    'DATA_DIR',
    'SEPA_CREDITOR_ICS',
    'TRIES_PER_ACCOUNT',
    'TRIES_PER_ADDRESS',
    'REQUESTS_PER_MINUTE',
    'MAX_EVENT_LOOP_DELAY',
    'PAYMENT_PROVIDER',
    'METRICS_TOKEN',
    ...Object.values(operatorVariables),
  ])('equals an unset variable: %s', (name) => {
    // The file store has methods, which never compare equal.
    const toComparable = ({ files: { address }, ...otherSettings }: ReturnType<typeof settingsFromEnv>) => ({
      address,
      ...otherSettings,
    })
    expect(toComparable(settingsFromEnv({ ...defaults, [name]: '' }))).toEqual(toComparable(settingsFromEnv(defaults)))
  })
})

describe("the operator's social links", () => {
  it('are returned without signing in, in the configured order', async () => {
    const socialLinks = socialLinksFrom({
      OPERATOR_SOCIAL_LINKS: ' LinkedIn https://social.test/prairie ;Notre chaîne  https://video.test/prairie;',
    })
    const api = await testApp({ settings: { socialLinks } })
    expect((await api.as().get('/public/operator')).body.socialLinks).toEqual([
      { name: 'LinkedIn', url: 'https://social.test/prairie' },
      { name: 'Notre chaîne', url: 'https://video.test/prairie' },
    ])
    await api.close()
  })

  it.each([undefined, '', ' ; '])('are optional (%j)', (links) => {
    expect(socialLinksFrom({ OPERATOR_SOCIAL_LINKS: links })).toEqual([])
  })

  it.each(['LinkedIn', 'https://social.test', 'LinkedIn javascript:alert(1)', 'LinkedIn social.test/prairie'])(
    'prevent the start with %s',
    (links) => {
      expect(() => socialLinksFrom({ OPERATOR_SOCIAL_LINKS: links })).toThrow('OPERATOR_SOCIAL_LINKS')
    },
  )
})

describe('the booking address of demonstrations', () => {
  it('is returned without signing in', async () => {
    const { demoBookingUrl } = settingsWithBookingUrl(' https://agenda.prairie.test/demo ')
    const api = await testApp({ settings: { demoBookingUrl } })
    expect((await api.as().get('/public/operator')).body.demoBookingUrl).toBe('https://agenda.prairie.test/demo')
    await api.close()
  })

  it.each([undefined, '', ' '])('is optional (%j)', (url) => {
    expect(settingsWithBookingUrl(url).demoBookingUrl).toBeUndefined()
  })

  it.each(['agenda.prairie.test', 'javascript:alert(1)', 'mailto:a@b.fr', 'ftp://prairie.test'])(
    'prevents the start with %s',
    (url) => {
      expect(() => settingsWithBookingUrl(url)).toThrow('DEMO_BOOKING_URL')
    },
  )
})

describe('the analytics id', () => {
  it('is returned without signing in', async () => {
    const { analyticsId } = settingsFromEnv({ ANALYTICS_ID: 'G-AB12CD34' })
    const api = await testApp({ settings: { analyticsId } })
    expect((await api.as().get('/public/operator')).body.analytics).toEqual({ id: 'G-AB12CD34' })
    await api.close()
  })

  it('is null unless the operator sets it', async () => {
    expect(settingsFromEnv({ ANALYTICS_ID: '' }).analyticsId).toBeUndefined()
    const api = await testApp()
    expect((await api.as().get('/public/operator')).body.analytics).toBeNull()
    await api.close()
  })

  it.each(['UA-1234-1', 'GTM-AB12', 'g-ab12cd34', 'G-AB12 '])('prevents the start with %j', (id) => {
    expect(() => settingsFromEnv({ ANALYTICS_ID: id })).toThrow('ANALYTICS_ID')
  })
})
