import { afterAll, describe, expect, it } from '@jest/globals'
import PQueue from 'p-queue'
import { errorCode } from 'shared/contracts/errorCodes'
import { destroyPractices } from '../modules/files/accountDeletion/destroyPractices.service.ts'
import { runWithoutTriggers } from '../testing/runWithoutTriggers.ts'
import { callOperation } from '../testing/callOperation.ts'
import { listOperations, type Operation } from '../testing/operations.ts'
import { openPopulatedPractice, type PopulatedPractice } from '../testing/populatedPractice.ts'
import { testApp, type ApiResponse } from '../testing/practice.ts'
import { sampleOf } from '../testing/samples.ts'

// Every session of the practice is over, so that a patient can be erased and a member can leave.
const now = new Date('2031-05-05T08:00:00Z')
const api = await testApp({ services: { now: () => now } })
const operations = (await listOperations(api)).filter(({ auth }) => auth === 'bearer')
const writes = operations.filter(({ method, name }) => method !== 'GET' && name !== 'DELETE /user')
afterAll(() => api.close())

/** `npm run attack` repeats each deletion 200 times, each concurrently with a quarter of the writes. */
const loops = Number(process.env.DELETION_LOOPS ?? 1)
const shares = loops === 1 ? 1 : 4

interface Deletion {
  /** Name of the call that deletes; the writes run at the same time. */
  name: string
  table: string
  idOf: (practice: PopulatedPractice) => string
}

const deletions: Record<string, Deletion> = {
  practice: { name: 'DELETE /user', table: 'tenant', idOf: ({ tenantId }) => tenantId },
  'patient file': { name: 'POST /patients/:id/erasure', table: 'patient', idOf: ({ ids }) => ids.patient },
  patient: { name: 'DELETE /patients/:id', table: 'patient', idOf: ({ ids }) => ids.patient },
  member: { name: 'DELETE /user/team/members/:id', table: 'member', idOf: ({ ids }) => ids.member },
  animal: { name: 'DELETE /animals/:id', table: 'animal', idOf: ({ ids }) => ids.animal },
  club: { name: 'DELETE /clubs/:id', table: 'club', idOf: ({ ids }) => ids.club },
  'session type': {
    name: 'DELETE /tenant/personalize/session-types/:id',
    table: 'session_type',
    idOf: ({ ids }) => ids.sessionType,
  },
  session: { name: 'DELETE /sessions/:id', table: 'session', idOf: ({ ids }) => ids.session },
}

/**
 * Calls that delete, erase, merge or restore the sample's patient, and so would precede or undo the deletion of the
 * same patient.
 */
const endsPatient = /^(DELETE \/patients\/:id|POST \/patients\/(:id\/(erasure|merge|restore)|retention\/purge))$/

function send(practice: PopulatedPractice, operation: Operation): Promise<ApiResponse> {
  const { url, body } = sampleOf(operation, practice)
  return callOperation(api, practice.token, operation, { url: url.replace('dryRun=true', 'dryRun=false'), body })
}

const tables = await api.admin<{ name: string }>(
  `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
   where c.relkind = 'r' and c.oid <> 'invoice_archive'::regclass order by 1`,
)
const contentsSql = tables
  .map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t where tenant_id = $1`,
  )
  .join(' union all ')

/** Lists a hash of the practice's rows in each table. */
const contentsOf = (tenantId: string) => api.admin<{ name: string; hash: string }>(contentsSql, [tenantId])

/** Counts the rows of each foreign key that refer to a row. */
async function countReferences(tenantId: string, table: string, id: string): Promise<Map<string, number>> {
  const keys = await api.admin<{ key: string; name: string; column: string }>(
    `select k.conname as key, k.conrelid::regclass::text as name, a.attname as column
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     where k.contype = 'f' and k.confrelid = $1::regclass and array_length(k.conkey, 1) = 2 order by 1`,
    [table],
  )
  const counts = new Map<string, number>()
  for (const { key, name, column } of keys) {
    const rows = await api.admin(`select from ${name} where tenant_id = $1 and ${column} = $2`, [tenantId, id])
    counts.set(key, rows.length)
  }
  return counts
}

/** Lists the tables that still have data of an erased patient. */
async function listTablesWithErasedData(tenantId: string): Promise<string[]> {
  const tablesWithData: string[] = []
  for (const [name, condition] of [
    ['session', 'patient_id = p.id and (comments is not null or evaluation is not null or requested_by is not null)'],
    ['session_audio', 'session_id in (select id from session s where s.tenant_id = $1 and s.patient_id = p.id)'],
    ['consent', 'patient_id = p.id'],
    ['email_log', 'patient_id = p.id and recipient is not null'],
    ['programme', 'patient_id = p.id'],
    ['patient_fit', 'patient_id = p.id'],
    ['patient_division', 'patient_id = p.id'],
    ['session_corporate_patient', 'patient_id = p.id'],
    ['animal', 'owner_id = p.id'],
  ] as const)
    if (
      (
        await api.admin(
          `select from ${name} x join patient p on p.tenant_id = x.tenant_id and p.erased_at is not null where x.tenant_id = $1 and x.${condition}`,
          [tenantId],
        )
      ).length > 0
    )
      tablesWithData.push(name)
  return tablesWithData
}

/**
 * Calls that sign the session, which prevents its deletion. They are sent last, so that they run during the deletion.
 */
const signsSession = /\/attendance/

/** Fewer than the connections of the test's pool, so that no call times out while it waits for a connection. */
const concurrentCalls = 16

interface Race {
  loop: number
  /** Whether the deletion starts before the writes instead of among them. */
  isDeletionFirst: boolean
}

/**
 * Sends the writes and the deletion concurrently; returns the deletion's response, the state right after it, and the
 * responses of the writes.
 */
async function deleteDuringWrites<T>(
  practice: PopulatedPractice,
  { name }: Deletion,
  { loop, isDeletionFirst }: Race,
  afterDeletion: () => Promise<T>,
): Promise<{ deletionResponse: ApiResponse; stateAtDeletion: T; responses: ApiResponse[] }> {
  const operation = operations.find((candidate) => candidate.name === name)
  if (!operation) throw new Error(`Unknown call: ${name}`)
  const otherWrites = writes
    .filter((write, index) => write.name !== name && !endsPatient.test(write.name) && (index + loop) % shares === 0)
    .toSorted((left, right) => Number(signsSession.test(left.name)) - Number(signsSession.test(right.name)))
  const middle = isDeletionFirst ? 0 : Math.floor(otherWrites.length / 2)
  const queue = new PQueue({ concurrency: concurrentCalls })
  const sendAll = (batch: Operation[]) => queue.addAll(batch.map((write) => () => send(practice, write)))
  const responsesBefore = sendAll(otherWrites.slice(0, middle))
  const deletion = queue.add(async () => {
    const deletionResponse = await send(practice, operation)
    return { deletionResponse, stateAtDeletion: await afterDeletion() }
  })
  const responsesAfter = sendAll(otherWrites.slice(middle))
  const responses = [...(await responsesBefore), ...(await responsesAfter)]
  return { ...(await deletion), responses }
}

const maxAttempts = 4

/**
 * Whether nothing was deleted. The status is 409 when an earlier write invoiced, signed or cancelled the session, or
 * made the session type the last one, and 503 when the deletion waited too long on a slow machine.
 */
const isRefused = ({ status }: ApiResponse): boolean => status === 409 || status === 503

const listServerErrors = (responses: ApiResponse[]) => responses.filter(({ status }) => status >= 500 && status !== 503)

describe.each(Object.entries(deletions))('a deletion (%s) concurrent with every write', (kind, deletion) => {
  it.each(Array.from({ length: loops }, (_, loop) => loop + 1))(
    'is followed by no effect of a write (loop %i)',
    async (loop) => {
      const attempt = async (isDeletionFirst: boolean) => {
        const practice = await openPopulatedPractice(api, { offer: 'ULTIME' })
        const { tenantId } = practice
        const id = deletion.idOf(practice)
        const outcome = await deleteDuringWrites(practice, deletion, { loop, isDeletionFirst }, async () => ({
          contents: kind === 'practice' ? await contentsOf(tenantId) : [],
          references: kind === 'practice' ? new Map() : await countReferences(tenantId, deletion.table, id),
        }))
        expect(listServerErrors(outcome.responses)).toEqual([])
        return { tenantId, id, ...outcome }
      }
      let { tenantId, id, deletionResponse, stateAtDeletion } = await attempt(false)
      for (let attempts = 1; isRefused(deletionResponse) && attempts < maxAttempts; attempts += 1)
        ({ tenantId, id, deletionResponse, stateAtDeletion } = await attempt(true))
      expect([deletionResponse.status < 300, deletionResponse.status, deletionResponse.body]).toEqual([
        true,
        deletionResponse.status,
        deletionResponse.body,
      ])
      if (kind === 'practice') {
        expect(await contentsOf(tenantId)).toEqual(stateAtDeletion.contents)
        await runWithoutTriggers(api, `update tenant set destroy_at = '${now.toISOString()}' where id = '${tenantId}'`)
        await destroyPractices(api.services)
        expect((await contentsOf(tenantId)).filter(({ hash }) => hash !== '')).toEqual([])
        return
      }
      // The invoices of a deleted patient stay, and can be credited and sent.
      const references = await countReferences(tenantId, deletion.table, id)
      const addedReferences = [...references].filter(
        ([key, count]) =>
          !['bill_patient', 'email_log_patient'].includes(key) && count > (stateAtDeletion.references.get(key) ?? 0),
      )
      expect(addedReferences).toEqual([])
      expect(await listTablesWithErasedData(tenantId)).toEqual([])
    },
  )
})

describe('a note about a patient', () => {
  it('that is written while the patient is erased waits for the erasure, and is refused', async () => {
    const practice = await openPopulatedPractice(api)
    const { tenantId, ids } = practice
    const operation = operations.find(({ name }) => name === 'PUT /sessions/:id')
    if (!operation) throw new Error('Unknown call: PUT /sessions/:id')
    const readNote = () => api.admin('select comments from session where id = $1', [ids.session])
    const noteBefore = await readNote()
    const write = await api.inTenant(tenantId, async (tx) => {
      await tx.selectFrom('patient').select('id').where('id', '=', ids.patient).forUpdate().execute()
      await tx.updateTable('patient').set({ erased_at: now }).where('id', '=', ids.patient).execute()
      return { response: send(practice, operation) }
    })
    expect(await write.response).toMatchObject({ status: 409, body: { errorCode: errorCode.patientErased } })
    expect(await readNote()).toEqual(noteBefore)
  })
})
