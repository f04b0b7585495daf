import { useId } from 'react'
import { useQuery } from 'shared/client'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LoadFailed,
  Pending,
  Stack,
  useIsPhone,
} from 'shared/ui'
import { feedPeriodText } from 'shared/domain/calendar/feedPeriod'
import { calendarFeedKey } from '../keys.ts'
import { readFeed } from './api.ts'
import { FeedSettings } from './FeedSettings.tsx'

export default function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const feed = useQuery({ queryKey: calendarFeedKey, queryFn: ({ signal }) => readFeed(signal), enabled: open })

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullScreen={fullScreen}>
      <DialogTitle id={titleId}>Abonner mon agenda</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>
            Votre téléphone ou votre messagerie peut montrer vos séances et les tenir à jour : donnez-lui l'adresse
            secrète de votre agenda. Qui connaît cette adresse peut lire votre agenda, sans rien pouvoir y changer.
          </DialogContentText>
          <DialogContentText>{feedPeriodText}</DialogContentText>
          {feed.isPending && <Pending rows={3} />}
          {feed.isError && !feed.data && <LoadFailed onRetry={() => void feed.refetch()} />}
          {feed.data && <FeedSettings feed={feed.data} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}
