import { messageFor, queryClient, useMutation } from 'shared/client'
import type { DeletedPatient } from 'shared/contracts/patients/deletedPatient'
import { shortDay } from 'shared/domain/format'
import { listKey } from 'shared/lists'
import { practiceDayOf } from 'shared/session'
import { Box, Button, toast, Typography } from 'shared/ui'
import { deletedPatientsKey, patientsKey } from '../keys.ts'
import { RightsButtons } from '../rights/RightsButtons.tsx'
import { restorePatient } from './api.ts'
import { restoreFailureMessages, texts } from './messages.ts'

const refreshDeleted = () => void queryClient.invalidateQueries({ queryKey: deletedPatientsKey })

/**
 * Row of a deleted patient: a button to restore them while this is possible, a button to download their data and, for
 * administrators, buttons for the access log and the erasure.
 */
export function DeletedPatientRow({ patient }: { patient: DeletedPatient }) {
  const { id, deletedAt, restorableUntil } = patient
  const name = patient.name || 'Sans nom'
  const { mutate, isPending } = useMutation({
    mutationFn: () => restorePatient(id),
    onSuccess: () => {
      toast(texts.restored)
      for (const queryKey of [listKey.patients, patientsKey]) void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => toast(messageFor(error, restoreFailureMessages), 'error'),
    onSettled: refreshDeleted,
  })
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { pt: 0, borderTop: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`Supprimé le ${shortDay(practiceDayOf(deletedAt))}${restorableUntil ? `, peut être remis dans la liste jusqu'au ${shortDay(practiceDayOf(restorableUntil))}` : ''}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {restorableUntil && (
          <Button
            variant="outlined"
            loading={isPending}
            aria-label={`Remettre dans la liste : ${name}`}
            onClick={() => mutate()}
          >
            Remettre dans la liste
          </Button>
        )}
        <RightsButtons patientId={id} name={name} onErased={refreshDeleted} />
      </Box>
    </Box>
  )
}
