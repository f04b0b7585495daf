import { messageFor, optimisticChanges, queryClient } from 'shared/client'
import type { PatientSession, PatientSessionChange } from 'shared/contracts/patients/patientFile'
import { listKey, updateCachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { fileKey } from '../../keys.ts'
import { changeSession } from '../api.ts'
import { changeFailed, texts } from '../messages.ts'
import type { FileSession } from './fileSession.ts'

type EditableFields = Pick<PatientSession, 'version' | 'paid' | 'patientPresent' | 'comments'>

const editableFieldsOf = ({ version, paid, patientPresent, comments }: EditableFields): EditableFields => ({
  version,
  paid,
  patientPresent,
  comments,
})

/** One queue for all changes of a session: each change is sent with the version returned by the previous one. */
const change = optimisticChanges<EditableFields>()

const show = (patientId: string, id: string, shown: EditableFields) =>
  queryClient.setQueriesData<PatientSession[]>({ queryKey: fileKey(patientId, 'sessions') }, (sessions) =>
    sessions?.map((session) => (session.id === id ? { ...session, ...shown } : session)),
  )

/** Shows a change at once and sends it. After a refusal, or a conflict (412), it shows the saved session and returns false. */
export async function changePatientSession(session: FileSession, fields: PatientSessionChange): Promise<boolean> {
  const { id, patientId } = session
  if (patientId === null) return false
  try {
    await change({
      id,
      from: editableFieldsOf(session),
      to: { ...editableFieldsOf(session), ...fields },
      show: (shown) => show(patientId, id, shown),
      send: async ({ version }) => editableFieldsOf(await changeSession({ patientId, id, version }, fields)),
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
    // The server may have saved the change although the response was lost.
    await queryClient.invalidateQueries({ queryKey: fileKey(patientId, 'sessions') })
    return false
  }
}
