import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCode } from 'shared/contracts/errorCodes'
import {
  openPractice,
  testApp,
  testPassword,
  type ApiResponse,
  type TestApp,
  type TestPractice,
} from './testing/practice.ts'

let api: TestApp
let practice: TestPractice
let token: string
let cookie: string

const cookieOf = ({ headers }: ApiResponse) => String(headers['set-cookie']).split(';')[0] ?? ''

beforeAll(async () => {
  api = await testApp()
  practice = await openPractice(api)
  const signedIn = await api.as().post('/login', { email: practice.email, password: testPassword })
  token = signedIn.body.token
  cookie = cookieOf(signedIn)
})
afterAll(() => api.close())

const renew = () => api.as().post('/session/renew', undefined, { cookie })

/**
 * Simulates a full disk: inserts and updates of patients, sign-ins and rate limit counters fail with SQLSTATE 53100.
 */
const fillDisk = () =>
  api.admin(`
    create function fail_with_disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger fail_with_disk_full before insert or update on patient for each statement execute function fail_with_disk_full();
    create trigger fail_with_disk_full before insert or update on auth.refresh_token for each statement execute function fail_with_disk_full();
    create trigger fail_with_disk_full before insert or update on auth.throttle for each statement execute function fail_with_disk_full()`)
const freeDisk = () => api.admin('drop function fail_with_disk_full() cascade')

const addPatient = () =>
  api.as(token).post('/patients', {
    type: 'FIRM',
    email: '',
    phoneNumber: '',
    contactFirstname: '',
    contactLastname: '',
    address: { streetName: '', zipCode: '', city: '' },
    individual: null,
    firm: { companyName: 'Les Tilleuls', siren: '' },
  })
const diskFullRefusal = {
  status: 503,
  body: {
    errorCode: errorCode.storageFull,
    message: "Il n'y a plus de place pour enregistrer. Vous pouvez consulter ; réessayez plus tard.",
  },
}

describe('the API, while the disk of the database is full', () => {
  it('refuses writes with 503 and the code storageFull, still reads, and writes again once there is space', async () => {
    await fillDisk()
    expect(await addPatient()).toMatchObject(diskFullRefusal)
    expect(await api.as().post('/login', { email: practice.email, password: testPassword })).toMatchObject(
      diskFullRefusal,
    )
    expect((await api.as(token).get('/patients')).status).toBe(200)
    await freeDisk()
    expect((await addPatient()).status).toBe(201)
  })

  it('renews an access token without a new cookie, and replaces the cookie once there is space', async () => {
    await fillDisk()
    const renewed = await renew()
    expect(renewed).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    expect(renewed.headers['set-cookie']).toBeUndefined()
    expect((await api.as(renewed.body.token).get('/patients')).status).toBe(200)
    expect((await api.as().post('/session/renew', undefined, { cookie: 'complice_session=none' })).status).toBe(401)
    await freeDisk()
    expect(cookieOf(await renew())).not.toBe(cookie)
  })
})
