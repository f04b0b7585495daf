import { useMutation } from 'shared/client'
import type { Patient } from 'shared/contracts/patients/patient'
import { Button, toast } from 'shared/ui'
import { archive } from '../patients/archive.ts'
import { texts } from '../patients/messages.ts'

/** Button that archives the patient, so that pickers no longer offer them, or takes them out of the archive. */
export function ArchiveButton({ patient: { id, archivedAt } }: { patient: Pick<Patient, 'id' | 'archivedAt'> }) {
  const isArchived = archivedAt !== null
  const { mutate, isPending } = useMutation({
    mutationFn: () => archive([id], !isArchived),
    onError: () => toast(isArchived ? texts.unarchiveFailed : texts.archiveFailed, 'error'),
  })
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {isArchived ? 'Remettre dans la liste' : 'Archiver'}
    </Button>
  )
}
