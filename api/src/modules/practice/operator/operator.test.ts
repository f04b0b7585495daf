import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { settingsFrom } from '../../../settings.ts'
import { testApp, type TestApp } from '../../../testing/practice.ts'
import { missingOperatorSettings, operatorFrom, operatorVariables, socialLinksFrom } from './operatorSettings.ts'

const given = {
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

describe('the operator of the deployment', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await testApp({ settings: { operator: operatorFrom(given), providerEmail: 'bonjour@prairie.test' } })
  })
  afterAll(() => api.close())

  it('can be read by anybody, with the address for questions', async () => {
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

describe('the settings of the operator', () => {
  it('are complete', () => {
    expect(missingOperatorSettings(operatorFrom(given))).toEqual([])
  })

  it('are each said to be missing in production', () => {
    expect(missingOperatorSettings(operatorFrom({ NODE_ENV: 'production' }))).toEqual(Object.values(operatorVariables))
    expect(
      missingOperatorSettings(operatorFrom({ ...given, OPERATOR_HOST: ' ', OPERATOR_SUBPROCESSORS: ';' })),
    ).toEqual(['OPERATOR_HOST', 'OPERATOR_SUBPROCESSORS'])
  })

  it('are those of an example in a demonstration, unless one of them is given', () => {
    expect(operatorFrom({}).name).toBe('Complice (démonstration)')
    expect(operatorFrom({ NODE_ENV: 'production', COMPLICE_DEMO: '1' }).name).toBe('Complice (démonstration)')
    expect(operatorFrom({ OPERATOR_NAME: 'Prairie SAS' })).toMatchObject({ name: 'Prairie SAS', siren: null })
  })

  it.each([
    ['a SIREN whose key is wrong', { OPERATOR_SIREN: '123456789' }, 'OPERATOR_SIREN'],
    ['the VAT number of another firm', { OPERATOR_VAT_NUMBER: 'FR83404833048' }, 'OPERATOR_VAT_NUMBER'],
  ])('start nothing with %s', (_what, wrong, name) => {
    expect(() => operatorFrom({ ...given, ...wrong })).toThrow(name)
  })
})

const settingsWith = (env: Record<string, string>) =>
  settingsFrom({ DATABASE_URL: 'postgres://x', MASTER_KEY: randomBytes(32).toString('base64'), ...env })
const settings = (url?: string) => settingsWith(url === undefined ? {} : { DEMO_BOOKING_URL: url })

describe('a setting that is empty, as compose passes one that is not given', () => {
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
  ])('is none: %s', (name) => {
    const withoutEnv = ({ files: { where }, ...others }: ReturnType<typeof settingsWith>) => ({ where, ...others })
    expect(withoutEnv(settingsWith({ ...defaults, [name]: '' }))).toEqual(withoutEnv(settingsWith(defaults)))
  })
})

describe('where the operator is found elsewhere', () => {
  it('can be read by anybody, in the order given', async () => {
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

  it.each([undefined, '', ' ; '])('need not be given (%j)', (text) => {
    expect(socialLinksFrom({ OPERATOR_SOCIAL_LINKS: text })).toEqual([])
  })

  it.each(['LinkedIn', 'https://social.test', 'LinkedIn javascript:alert(1)', 'LinkedIn social.test/prairie'])(
    'starts nothing as %s',
    (text) => {
      expect(() => socialLinksFrom({ OPERATOR_SOCIAL_LINKS: text })).toThrow('OPERATOR_SOCIAL_LINKS')
    },
  )
})

describe('where a demonstration is booked', () => {
  it('can be read by anybody', async () => {
    const { demoBookingUrl } = settings(' https://agenda.prairie.test/demo ')
    const api = await testApp({ settings: { demoBookingUrl } })
    expect((await api.as().get('/public/operator')).body.demoBookingUrl).toBe('https://agenda.prairie.test/demo')
    await api.close()
  })

  it.each([undefined, '', ' '])('need not be given (%j)', (url) => {
    expect(settings(url).demoBookingUrl).toBeUndefined()
  })

  it.each(['agenda.prairie.test', 'javascript:alert(1)', 'mailto:a@b.fr', 'ftp://prairie.test'])(
    'starts nothing as %s',
    (url) => {
      expect(() => settings(url)).toThrow('DEMO_BOOKING_URL')
    },
  )
})

describe('the measurement of the audience', () => {
  it('can be read by anybody', async () => {
    const { analyticsId } = settingsWith({ ANALYTICS_ID: 'G-AB12CD34' })
    const api = await testApp({ settings: { analyticsId } })
    expect((await api.as().get('/public/operator')).body.analytics).toEqual({ id: 'G-AB12CD34' })
    await api.close()
  })

  it('is nobody’s unless the operator wants it', async () => {
    expect(settingsWith({ ANALYTICS_ID: '' }).analyticsId).toBeUndefined()
    const api = await testApp()
    expect((await api.as().get('/public/operator')).body.analytics).toBeNull()
    await api.close()
  })

  it.each(['UA-1234-1', 'GTM-AB12', 'g-ab12cd34', 'G-AB12 '])('starts nothing as %j', (id) => {
    expect(() => settingsWith({ ANALYTICS_ID: id })).toThrow('ANALYTICS_ID')
  })
})
