import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { issueFor, openBilledPractice } from '../../../testing/bills/billedPractice.ts'
import { monday } from '../../../testing/calendar.ts'
import { joinPractice, openPatientAccount, openPractice, testApp, type TestApp } from '../../../testing/practice.ts'

const reunionTimeZone = 'Indian/Reunion'
let clock = new Date()
let api: TestApp

beforeAll(async () => {
  api = await testApp({ services: { now: () => clock } })
})
afterAll(() => api.close())
beforeEach(() => {
  clock = new Date()
})

const profile = {
  firstname: 'Alice',
  lastname: 'Durand',
  phoneNumber: '04 78 00 00 00',
  defaultSessionPrice: 60,
  publicAccessAuthorize: true,
  individualFirm: false,
}
const saveAddress = (token: string, zipCode: string, change: object = {}) =>
  api.as(token).put('/user', {
    ...profile,
    firm: {
      name: 'Les Prés',
      siren: '732829320',
      websiteURL: '',
      address: { streetName: '4 rue du Lac', zipCode, city: 'Saint-Denis' },
    },
    ...change,
  })

describe('the time zone of a practice', () => {
  it('follows the postal code, and can be chosen', async () => {
    const { token } = await openPractice(api)
    expect((await api.as(token).get('/user')).body.timeZone).toBe('Europe/Paris')
    expect((await saveAddress(token, '97400')).body.timeZone).toBe(reunionTimeZone)
    expect((await api.as(token).get('/user/details')).body.tenant.timeZone).toBe(reunionTimeZone)
    expect((await saveAddress(token, '98742', { timeZone: 'Pacific/Marquesas' })).body.timeZone).toBe(
      'Pacific/Marquesas',
    )
    expect((await saveAddress(token, '98741')).body.timeZone).toBe('Pacific/Marquesas')
    expect((await saveAddress(token, '69003')).body.timeZone).toBe('Europe/Paris')
    expect((await saveAddress(token, '69003', { timeZone: 'Mars/Olympus' })).status).toBe(400)
  })

  it('is recorded in the activity of the practice when it changes', async () => {
    const { token, therapistId } = await openPractice(api)
    await saveAddress(token, '97133')
    const [entry] = await api.admin<{ details: { changed: string[] } }>(
      "select details from audit where entity_id = $1 and act = 'update'",
      [therapistId],
    )
    expect(entry?.details.changed).toContain('time_zone')
  })

  it('is not changed by a member who cannot edit the firm', async () => {
    const practice = await openPractice(api, { offer: 'ULTIME' })
    const member = await joinPractice(api, practice, { roles: ['ROLE_THERAPIST'] })
    expect((await saveAddress(member.token, '97400', { timeZone: reunionTimeZone })).body.timeZone).toBe('Europe/Paris')
  })

  it.each([
    ['Indian/Reunion', 'Indian/Reunion'],
    ['America/New_York', 'Europe/Paris'],
    [undefined, 'Europe/Paris'],
  ])('at the sign-up, for a browser in %s, is %s', async (timeZone, expected) => {
    const { body } = await api.as().post('/signup', {
      email: `camille.${String(timeZone).replaceAll(/\W/g, '-')}@exemple.fr`,
      password: 'une-longue-phrase',
      offer: 'PRO',
      timeZone,
    })
    expect((await api.as(body.token).get('/user/details')).body.tenant.timeZone).toBe(expected)
  })
})

describe('a practice in La Réunion', () => {
  it('has bookings, e-mails, cancellations and the calendar feed in its own time zone', async () => {
    const practice = await openPractice(api, { published: true })
    await saveAddress(practice.token, '97400')
    await api.admin('update session_type set notice_hours = 0 where tenant_id = $1', [practice.tenantId])
    const patient = await openPatientAccount(api)
    const requestSession = (startTime: string, endTime: string) =>
      api.as(patient.token).post('/public/patients/sessions', {
        startDate: monday,
        startTime,
        endTime,
        answers: [],
        consent: { textVersion: 1, givenBy: 'SELF' },
        therapistId: practice.therapistId,
        sessionTypeId: practice.sessionTypeId,
        patientId: patient.patientId,
      })
    expect((await api.as().get(`/therapists/${practice.therapistId}`)).body.timeZone).toBe(reunionTimeZone)

    // It is 11:30 in Saint-Denis and 08:30 in Paris.
    clock = instantOf(reunionTimeZone, monday, '11:30')
    expect(await requestSession('10:00', '11:00')).toMatchObject({
      status: 400,
      body: { errorCode: errorCode.datesRefused },
    })
    clock = instantOf(reunionTimeZone, addDays(monday, -3), '10:00')
    const { body } = await requestSession('10:00', '11:00')
    expect((await api.as(practice.token).patch(`/sessions/${body.id}/validate`)).status).toBe(200)
    const [email] = await api.admin<{ data: { timeZone: string; startTime: string; cancelToken: string } }>(
      "select data from letter where name = 'sessionValidated' and data->>'sessionId' = $1",
      [body.id],
    )
    expect(email?.data).toMatchObject({ timeZone: reunionTimeZone, startTime: '10:00' })

    // 48 hours before 10:00 in Saint-Denis, to the minute.
    const viewCancellation = () => api.as().post('/public/cancellations/view', { token: email?.data.cancelToken })
    clock = instantOf(reunionTimeZone, addDays(monday, -2), '10:01')
    expect((await viewCancellation()).body.cancellable).toBe(false)
    clock = instantOf(reunionTimeZone, addDays(monday, -2), '10:00')
    expect((await viewCancellation()).body.cancellable).toBe(true)

    const feed = await api.as(practice.token).post('/user/personalize/calendar-feed', { withPatients: false })
    const file = await api.app.inject({ url: new URL(feed.body.url).pathname })
    expect(file.body).toContain(`DTSTART;TZID=${reunionTimeZone}:${monday.replaceAll('-', '')}T100000`)
    expect(file.body).toContain('TZOFFSETTO:+0400')
  })

  it('dates invoices in its own time zone, which cannot change if an invoice would then have another date', async () => {
    const practice = await openBilledPractice(api)
    await saveAddress(practice.token, '97400')
    // It is 01:30 on the 12th in Saint-Denis, and 22:30 on the 11th in Paris.
    clock = new Date('2031-11-11T21:30:00Z')
    const { id, status } = await issueFor(api, practice)
    expect(status).toBe(200)
    const days = await api.admin<{ day: string }>('select day::text from document_day where tenant_id = $1', [
      practice.tenantId,
    ])
    expect(days).toEqual([{ day: '2031-11-12' }])
    const list = await api.as(practice.token).get('/billings?startDate=2031-11-12&endDate=2031-11-12&page=0')
    expect(list.body.content).toMatchObject([{ id }])

    expect(await saveAddress(practice.token, '69003', { timeZone: 'Europe/Paris' })).toMatchObject({
      status: 409,
      body: { errorCode: errorCode.timeZoneFixed, problems: [{ field: 'timeZone' }] },
    })
    expect((await saveAddress(practice.token, '69003')).body.timeZone).toBe(reunionTimeZone)
    expect((await saveAddress(practice.token, '69003', { timeZone: 'Indian/Mayotte' })).body.timeZone).toBe(
      'Indian/Mayotte',
    )
  })
})
