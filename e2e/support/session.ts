import { expect, type APIRequestContext } from '@playwright/test'
import { buildPatientInput, buildSessionInput } from '../../platform/start/product/demoInputs.ts'
import { memberIdOf, tokenOf } from './member.ts'

const msPerDay = 86_400_000
/** Yesterday in the practices' time zone, since a session of yesterday is over at any time of day. */
export const yesterday = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(Date.now() - msPerDay)

/** Returns a function that calls the API as this member and returns the body of the response. */
export const apiAs =
  (request: APIRequestContext, member: string) =>
  async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${await tokenOf(request, member)}` }
    const response = await request.fetch(`/api${path}`, { method, headers, data })
    expect(response.status(), await response.text()).toBeLessThan(300)
    const body: T = await response.json()
    return body
  }

export interface CreatedSession {
  sessionId: string
  patientId: string
  /** The patient's name in lists. */
  name: string
}

/** Creates a session of this practitioner, yesterday at 60 €, with a new patient who has an address. */
export async function createSession(
  request: APIRequestContext,
  practitioner: string,
  { patientPresent = true }: { patientPresent?: boolean } = {},
): Promise<CreatedSession> {
  const call = apiAs(request, practitioner)
  const lastname = `Facturé ${Date.now()}`
  const patient = await call<{ id: string }>(
    'POST',
    '/patients',
    buildPatientInput({ lastname, address: { streetName: '1 rue des Prés', zipCode: '69003', city: 'Lyon' } }),
  )
  const [type] = await call<{ id: string }[]>('GET', '/tenant/personalize/session-types')
  const { sessions } = await call<{ sessions: { id: string }[] }>(
    'POST',
    '/sessions',
    buildSessionInput({
      startDate: yesterday,
      startTime: '05:00',
      endTime: '05:30',
      therapistId: await memberIdOf(request, practitioner),
      sessionTypeId: type?.id ?? '',
      patientId: patient.id,
      patientPresent,
    }),
  )
  return { sessionId: sessions[0]?.id ?? '', patientId: patient.id, name: `${lastname} Zoé` }
}
