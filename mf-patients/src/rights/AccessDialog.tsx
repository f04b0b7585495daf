import { useId, useState } from 'react'
import { keepPreviousData, useQuery } from 'shared/client'
import type { Access } from 'shared/contracts/patients/accessLog'
import { longDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LoadFailed,
  Pending,
  Typography,
  useIsPhone,
} from 'shared/ui'
import { ListPaging } from 'shared/ui/data'
import { fileKey } from '../keys.ts'
import { readAccesses } from './api.ts'
import { texts } from './messages.ts'

interface AccessDialogProps {
  patientId: string
  onClose: () => void
}

/** Log of the read and write accesses to the file, by member and hour. */
export default function AccessDialog({ patientId, onClose }: AccessDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const [page, setPage] = useState(1)
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: [...fileKey(patientId, 'accesses'), page],
    queryFn: ({ signal }) => readAccesses(patientId, page - 1, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>Qui a consulté ce dossier</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{texts.accessesIntro}</DialogContentText>
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {isPending && <Pending rows={6} />}
        {data?.totalElements === 0 && <Typography>Personne pour l'instant.</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.content.map((access) => (
            <AccessLine key={`${access.hour} ${access.name} ${access.kind}`} access={access} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {data && data.totalPages > 1 && (
          <ListPaging paging={{ page, pageSize: data.itemsPerPage, rowCount: data.totalElements }} onPage={setPage} />
        )}
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

function AccessLine({ access: { hour, kind, name } }: { access: Access }) {
  const { day, time } = practiceMomentOf(hour)
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        {name || 'Un ancien membre'} {kind === 'READ' ? 'a consulté' : 'a modifié'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {longDay(day)}, entre {Number(time.slice(0, 2))} h et {Number(time.slice(0, 2)) + 1} h
      </Typography>
    </Box>
  )
}
