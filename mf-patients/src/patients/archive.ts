import { queryClient } from 'shared/client'
import { plural } from 'shared/domain/format'
import { listKey } from 'shared/lists'
import { toast } from 'shared/ui'
import { patientsKey } from '../keys.ts'
import { archivePatients } from './api.ts'
import { texts } from './messages.ts'

/** Archives patients or takes them out of the archive, and offers to undo this. */
export async function archive(ids: readonly string[], archived: boolean, canUndo = true): Promise<void> {
  const { changed } = await archivePatients({ ids: [...ids], archived })
  await Promise.all([listKey.patients, patientsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const count = `${changed.length} ${plural(changed.length, 'patient', 'patients')}`
  const doneMessage = archived
    ? `${count} ${plural(changed.length, 'archivé', 'archivés')}`
    : `${count} ${plural(changed.length, 'remis', 'remis')} dans la liste`
  const undo = () =>
    void archive(changed, !archived, false).catch(() =>
      toast(archived ? texts.unarchiveFailed : texts.archiveFailed, 'error'),
    )
  toast(doneMessage, 'success', canUndo && changed.length > 0 ? { action: { label: 'Annuler', onClick: undo } } : {})
}
