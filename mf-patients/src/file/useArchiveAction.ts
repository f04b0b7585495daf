import { useMutation } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import { toast } from 'shared/ui'
import type { MenuAction } from 'shared/ui'
import { archive } from '../patients/archive.ts'
import { texts } from '../patients/messages.ts'

/** Returns the action that archives the patient, so that pickers no longer offer them, or takes them out of the archive. */
export function useArchiveAction({ id, archivedAt }: Pick<Patient, 'id' | 'archivedAt'>): MenuAction {
  const isArchived = archivedAt !== null
  const { mutate } = useMutation({
    mutationFn: () => archive([id], !isArchived),
    onError: () => toast(isArchived ? texts.unarchiveFailed : texts.archiveFailed, 'error'),
  })
  return { label: isArchived ? 'Remettre dans la liste' : 'Archiver', onClick: () => mutate() }
}
