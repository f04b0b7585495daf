import { queryClient } from 'shared/client'
import { plural } from 'shared/domain/format'
import { listKey } from 'shared/lists'
import { toast } from 'shared/ui'
import { patientsKey } from '../keys.ts'
import { archivePatients } from './api.ts'
import { texts } from './messages.ts'

/** Archives patients or restores archived patients, and offers to undo the change. */
export async function setArchived(ids: readonly string[], shouldArchive: boolean, canUndo = true): Promise<void> {
  const { changed } = await archivePatients({ ids: [...ids], archived: shouldArchive })
  await Promise.all([listKey.patients, patientsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const count = `${changed.length} ${plural(changed.length, 'patient', 'patients')}`
  const doneMessage = shouldArchive
    ? `${count} ${plural(changed.length, 'archivé', 'archivés')}`
    : `${count} ${plural(changed.length, 'remis', 'remis')} dans la liste`
  const undo = () =>
    void setArchived(changed, !shouldArchive, false).catch(() =>
      toast(shouldArchive ? texts.unarchiveFailed : texts.archiveFailed, 'error'),
    )
  toast(doneMessage, 'success', canUndo && changed.length > 0 ? { action: { label: 'Annuler', onClick: undo } } : {})
}
