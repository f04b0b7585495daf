import { messageFor, optimisticChanges, queryClient } from 'shared/client'
import type { PatientSession, PatientSessionChange, PatientSessionPage } from 'shared/contracts/patients/patientFile'
import { listKey, updateCachedSession } from 'shared/lists'
import { toast } from 'shared/ui'
import { fileKey } from '../../keys.ts'
import { changeSession } from '../api.ts'
import { changeFailureMessages, texts } from '../messages.ts'
import type { FileSession } from './fileSession.ts'

type EditableFields = Pick<PatientSession, 'version' | 'paid' | 'patientPresent' | 'comments'>

const editableFieldsOf = ({ version, paid, patientPresent, comments }: EditableFields): EditableFields => ({
  version,
  paid,
  patientPresent,
  comments,
})

/** Adds a change to the session's queue. Each change is sent with the version that the previous change returned. */
const enqueueChange = optimisticChanges<EditableFields>()

const showInCache = (patientId: string, id: string, shownFields: EditableFields) =>
  queryClient.setQueriesData<PatientSessionPage>(
    { queryKey: fileKey(patientId, 'sessions') },
    (page) =>
      page && {
        ...page,
        content: page.content.map((session) => (session.id === id ? { ...session, ...shownFields } : session)),
      },
  )

/**
 * Changes a session with an optimistic update, and shows the result in a toast. When saving fails, reloads the saved
 * sessions and returns false.
 */
export async function changePatientSession(session: FileSession, fields: PatientSessionChange): Promise<boolean> {
  const { id, patientId } = session
  if (patientId === null) return false
  try {
    await enqueueChange({
      id,
      previousValue: editableFieldsOf(session),
      changedValue: { ...editableFieldsOf(session), ...fields },
      show: (shownFields) => showInCache(patientId, id, shownFields),
      send: async ({ version }) => editableFieldsOf(await changeSession({ patientId, id, version }, fields)),
    })
    const { paid, patientPresent } = fields
    updateCachedSession(id, {
      ...(paid !== undefined && { paid }),
      ...(patientPresent !== undefined && { patientPresent }),
    })
    // The list of patients shows the last comment.
    if (fields.comments !== undefined) void queryClient.invalidateQueries({ queryKey: listKey.patients })
    toast(texts.sessionChanged)
    return true
  } catch (error) {
    toast(messageFor(error, changeFailureMessages), 'error')
    // The server may have saved the change although the response was lost.
    await queryClient.invalidateQueries({ queryKey: fileKey(patientId, 'sessions') })
    return false
  }
}
