import { useMutation } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import { toast } from 'shared/ui'
import type { MenuAction } from 'shared/ui'
import { setArchived } from '../patients/setArchived.ts'
import { texts } from '../patients/messages.ts'

/**
 * Returns the action that archives the patient, so that selection fields no longer offer them, or restores an archived
 * patient.
 */
export function useArchiveAction({ id, archivedAt }: Pick<Patient, 'id' | 'archivedAt'>): MenuAction {
  const isArchived = archivedAt !== null
  const { mutate } = useMutation({
    mutationFn: () => setArchived([id], !isArchived),
    onError: () => toast(isArchived ? texts.unarchiveFailed : texts.archiveFailed, 'error'),
  })
  return { label: isArchived ? 'Remettre dans la liste' : 'Archiver', onClick: () => mutate() }
}
