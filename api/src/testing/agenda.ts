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
export async function openAgenda(test: TestApp) {
  const practice: TestPractice = await openPractice(test, { published: true })
  const { tenantId, token } = practice
  const caller = test.as(token)

  const insert = async (
    table: 'patient' | 'animal' | 'vacation' | 'bill' | 'vaccine' | 'club',
    values: Row,
  ): Promise<string> => {
    const row: Row = { tenant_id: tenantId, id: uuidv7(), ...values }
    const columns = Object.keys(row)
    await test.admin(
      `insert into ${table} (${columns.join()}) values (${columns.map((_name, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    )
    return String(row['id'])
  }
  const aPatient = (values: Row = {}) =>
    insert('patient', { type: 'INDIVIDUAL', firstname: 'Marie', lastname: 'Dupont', ...values })
  const anAnimal = async (name: string, values: Row = {}) => {
    const [race] = await test.admin<{ id: string }>('select id from race limit 1')
    return insert('animal', { name, race_id: race?.id, nb_working_hours_by_week: 40, ...values })
  }
  const patientId = await aPatient()

  const sessionOf = (change: Partial<SessionInput> = {}): SessionInput => ({
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
  const add = (change: Partial<SessionInput> = {}): Promise<ApiResponse> => caller.post('/sessions', sessionOf(change))
  /** Adds sessions as `add` does, but returns them instead of the response; throws unless they were added. */
  const added = async (change: Partial<SessionInput> = {}): Promise<SavedSessions['sessions']> => {
    const { status, body } = await add(change)
    if (status !== 201) throw new Error(`The sessions were not added: ${status} ${JSON.stringify(body)}`)
    return body.sessions
  }

  return {
    ...practice,
    as: caller,
    patientId,
    insert,
    aPatient,
    anAnimal,
    sessionOf,
    add,
    added,
    change: (id: string, change: Partial<SessionInput> = {}, type: 'once' | 'all' = 'once'): Promise<ApiResponse> =>
      caller.put(`/sessions/${id}?type=${type}`, sessionOf(change)),
    remove: (id: string, type: 'once' | 'all' = 'once'): Promise<ApiResponse> =>
      caller.delete(`/sessions/${id}?type=${type}`),
    preview: (change: Record<string, unknown> = {}): Promise<ApiResponse> =>
      caller.post('/sessions/preview', { ...sessionOf(), ...change }),
    /** Lists the practice's session rows, without deleted sessions, in order of day and start time. */
    rows: () =>
      test.admin<SavedRow>(
        "select * from session where tenant_id = $1 and state <> 'HIDDEN' order by day, start_time",
        [tenantId],
      ),
    bill: async (sessionId: string): Promise<void> => {
      const billId = await insert('bill', {
        bill_number: `F-${sessionId}`,
        patient_id: patientId,
        therapist_id: practice.therapistId,
        total_price: 60,
        taxes: 0,
      })
      await test.admin('update session set bill_id = $1 where id = $2', [billId, sessionId])
    },
  }
}

export type Agenda = Awaited<ReturnType<typeof openAgenda>>
