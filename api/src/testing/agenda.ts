import type { SavedSessions, SessionInput } from 'shared/contracts/agenda/session'
import { v7 as uuidv7 } from 'uuid'
import { monday } from './calendar.ts'
import { openPractice, type ApiResponse, type TestApp, type TestPractice } from './practice.ts'

export interface SavedRow {
  id: string
  day: string
  start_time: string
  series_id: string | null
  price: string
  paid: boolean
  bill_id: string | null
  moved_alone: boolean
  allow_overlap: boolean
  force_reason: string | null
  comments: Buffer | null
  evaluation: Buffer | null
  version: number
}

type Row = Record<string, unknown>

/**
 * Opens a practice with a patient; its functions add, change and delete sessions through the API, as the screens do.
 */
export async function openAgenda(api: TestApp) {
  const practice: TestPractice = await openPractice(api, { published: true })
  const { tenantId, token } = practice
  const caller = api.as(token)

  const insertRow = async (
    table: 'patient' | 'animal' | 'vacation' | 'bill' | 'vaccine' | 'club',
    values: Row,
  ): Promise<string> => {
    const row: Row = { tenant_id: tenantId, id: uuidv7(), ...values }
    const columns = Object.keys(row)
    await api.admin(
      `insert into ${table} (${columns.join()}) values (${columns.map((_name, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    )
    return String(row['id'])
  }
  const createPatient = (values: Row = {}) =>
    insertRow('patient', { type: 'INDIVIDUAL', firstname: 'Marie', lastname: 'Dupont', ...values })
  const createAnimal = async (name: string, values: Row = {}) => {
    const [race] = await api.admin<{ id: string }>('select id from race limit 1')
    return insertRow('animal', { name, race_id: race?.id, nb_working_hours_by_week: 40, ...values })
  }
  const patientId = await createPatient()

  const sessionInput = (change: Partial<SessionInput> = {}): SessionInput => ({
    startDate: monday,
    startTime: '10:00',
    endTime: '11:00',
    recurrence: 'ONCE',
    clubId: null,
    animalIds: [],
    therapistId: practice.therapistId,
    sessionTypeId: practice.sessionTypeId,
    patientId,
    price: 60,
    roomRent: 0,
    animalRent: 0,
    taxesPaidByPatient: 0,
    patientPresent: true,
    paid: false,
    withAnimalOnly: false,
    comments: '',
    ...change,
  })
  const postSession = (change: Partial<SessionInput> = {}): Promise<ApiResponse> =>
    caller.post('/sessions', sessionInput(change))
  /** Posts sessions as `postSession` does, but returns them instead of the response; throws unless they were added. */
  const createSessions = async (change: Partial<SessionInput> = {}): Promise<SavedSessions['sessions']> => {
    const { status, body } = await postSession(change)
    if (status !== 201) throw new Error(`The sessions were not added: ${status} ${JSON.stringify(body)}`)
    return body.sessions
  }

  return {
    ...practice,
    caller,
    patientId,
    insertRow,
    createPatient,
    createAnimal,
    sessionInput,
    postSession,
    createSessions,
    changeSession: (
      id: string,
      change: Partial<SessionInput> = {},
      type: 'once' | 'all' = 'once',
    ): Promise<ApiResponse> => caller.put(`/sessions/${id}?type=${type}`, sessionInput(change)),
    deleteSession: (id: string, type: 'once' | 'all' = 'once'): Promise<ApiResponse> =>
      caller.delete(`/sessions/${id}?type=${type}`),
    previewSession: (change: Record<string, unknown> = {}): Promise<ApiResponse> =>
      caller.post('/sessions/preview', { ...sessionInput(), ...change }),
    /** Lists the practice's session rows, without deleted sessions, in order of day and start time. */
    listSessionRows: () =>
      api.admin<SavedRow>("select * from session where tenant_id = $1 and state <> 'HIDDEN' order by day, start_time", [
        tenantId,
      ]),
    billSession: async (sessionId: string): Promise<void> => {
      const billId = await insertRow('bill', {
        bill_number: `F-${sessionId}`,
        patient_id: patientId,
        therapist_id: practice.therapistId,
        total_price: 60,
        taxes: 0,
      })
      await api.admin('update session set bill_id = $1 where id = $2', [billId, sessionId])
    },
  }
}

export type Agenda = Awaited<ReturnType<typeof openAgenda>>
