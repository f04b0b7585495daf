import { useState } from 'react'
import { messageFor } from 'shared/client'
import type { Vacation } from 'shared/contracts/agenda/absence'
import { spanLabel } from 'shared/domain/calendar/absence'
import { sortableMoment } from 'shared/domain/calendar/wallClock'
import { practiceNow } from 'shared/session'
import { Box, Card, Chip, DeleteIcon, EditIcon, IconButton, toast, Typography } from 'shared/ui'
import { spanOf } from './absenceDraft.ts'
import { addVacation, deleteVacation } from './api.ts'
import { deleteFailureMessages, saveFailureMessages, texts } from './messages.ts'
import { refreshAbsences } from './refreshAbsences.ts'

const capitalizeFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

async function restoreAbsence({ from, to, label }: Vacation) {
  try {
    await addVacation({ from, to, label })
    toast(texts.restoredToast)
  } catch (error) {
    toast(messageFor(error, saveFailureMessages), 'error')
  }
  await refreshAbsences()
}

/** Row of an absence: its period, its reason and its actions. */
export function AbsenceRow({ vacation, onEdit }: { vacation: Vacation; onEdit: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const span = spanOf(vacation)
  if (!span) return null
  const title = capitalizeFirst(spanLabel(span))
  const isOver = sortableMoment(span.to) <= sortableMoment(practiceNow())

  async function remove() {
    setBusy(true)
    try {
      await deleteVacation(vacation.id)
      toast(texts.savedToast, 'success', { action: { label: 'Annuler', onClick: () => void restoreAbsence(vacation) } })
      await refreshAbsences()
    } catch (error) {
      toast(messageFor(error, deleteFailureMessages), 'error')
    }
    setBusy(false)
  }

  return (
    <Card component="li" sx={{ p: { xs: 1.5, md: 2 }, display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {vacation.label !== '' && (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {vacation.label}
          </Typography>
        )}
      </Box>
      {isOver && <Chip label="Passée" size="small" />}
      <IconButton aria-label={`Modifier l'absence : ${title}`} onClick={onEdit}>
        <EditIcon />
      </IconButton>
      <IconButton aria-label={`Supprimer l'absence : ${title}`} disabled={isBusy} onClick={() => void remove()}>
        <DeleteIcon />
      </IconButton>
    </Card>
  )
}
