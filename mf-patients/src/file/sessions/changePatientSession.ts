import { messageFor, optimisticChanges, queryClient } from 'shared/client'
import type { PatientSession, PatientSessionChange } from 'shared/contracts/patients/patientFile'
import { listKey, updateCachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { fileKey } from '../../keys.ts'
import { changeSession } from '../api.ts'
import { changeFailed, texts } from '../messages.ts'
import type { FileSession } from './fileSession.ts'

type Shown = Pick<PatientSession, 'version' | 'paid' | 'patientPresent' | 'comments'>

const shownOf = ({ version, paid, patientPresent, comments }: Shown): Shown => ({
  version,
  paid,
  patientPresent,
  comments,
})

/** One queue for all changes of a session: each is sent for the version that the previous one returned. */
const change = optimisticChanges<Shown>()

const show = (patientId: string, id: string, shown: Shown) =>
  queryClient.setQueriesData<PatientSession[]>({ queryKey: fileKey(patientId, 'sessions') }, (sessions) =>
    sessions?.map((session) => (session.id === id ? { ...session, ...shown } : session)),
  )

/**
 * Shows the change at once and sends it. When the server refuses, or after somebody else's change (412), shows the
 * saved session and returns false.
 */
export async function changePatientSession(session: FileSession, fields: PatientSessionChange): Promise<boolean> {
  const { id, patientId } = session
  if (patientId === null) return false
  try {
    await change({
      id,
      from: shownOf(session),
      to: { ...shownOf(session), ...fields },
      show: (shown) => show(patientId, id, shown),
      send: async ({ version }) => shownOf(await changeSession({ patientId, id, version }, fields)),
    })
    const { paid, patientPresent } = fields
    updateCachedSession(id, {
      ...(paid !== undefined && { paid }),
      ...(patientPresent !== undefined && { patientPresent }),
    })
    // The list of patients shows the last comment.
    if (fields.comments !== undefined) void queryClient.invalidateQueries({ queryKey: listKey.patients })
    toast(texts.changed)
    return true
  } catch (error) {
    toast(messageFor(error, changeFailed), 'error')
    // The change may have been saved although its response was lost.
    await queryClient.invalidateQueries({ queryKey: fileKey(patientId, 'sessions') })
    return false
  }
}
