import { useState } from 'react'
import { messageFor, queryClient, useMutation } from 'shared/client'
import type { CalendarFeed } from 'shared/contracts/agenda/agenda'
import { dayInWords } from 'shared/domain/format'
import { practiceDayOf } from 'shared/session'
import { Alert, Button, Stack, toast, Typography } from 'shared/ui'
import { calendarFeedKey } from '../keys.ts'
import { createFeed, revokeFeed } from './api.ts'
import { FeedAddress } from './FeedAddress.tsx'
import { FeedConfirm } from './FeedConfirm.tsx'
import type { FeedAction } from './FeedConfirm.tsx'
import { createFailureMessages, toasts } from './messages.ts'
import { WithPatientsSwitch } from './WithPatientsSwitch.tsx'

const inactiveFeed: CalendarFeed = { active: false, withPatients: false, createdAt: null }

const startDateText = (createdAt: string | null) => (createdAt ? dayInWords(practiceDayOf(createdAt)) : '')

export function FeedSettings({ feed }: { feed: CalendarFeed }) {
  const [withPatients, setWithPatients] = useState(feed.withPatients)
  const [action, setAction] = useState<FeedAction>()

  const createMutation = useMutation({
    mutationFn: createFeed,
    onSuccess: ({ url: _url, ...feedWithoutUrl }) => queryClient.setQueryData(calendarFeedKey, feedWithoutUrl),
    onSettled: () => setAction(undefined),
  })
  const revokeMutation = useMutation({
    mutationFn: revokeFeed,
    onSuccess: () => {
      queryClient.setQueryData(calendarFeedKey, inactiveFeed)
      createMutation.reset()
      toast(toasts.feedRevoked)
    },
    onError: () => toast(toasts.revokeFailed, 'error'),
    onSettled: () => setAction(undefined),
  })

  return (
    <Stack spacing={2}>
      {createMutation.isError && (
        <Alert severity="error">{messageFor(createMutation.error, createFailureMessages)}</Alert>
      )}
      {createMutation.data && <FeedAddress key={createMutation.data.url} url={createMutation.data.url} />}
      {feed.active && !createMutation.data && (
        <Alert severity="info">
          Votre agenda est abonné depuis le {startDateText(feed.createdAt)}, {feed.withPatients ? 'avec' : 'sans'} le
          nom des patients. Son adresse n'a été montrée qu'une fois : si vous l'avez perdue, demandez-en une nouvelle.
        </Alert>
      )}
      <WithPatientsSwitch checked={withPatients} onChange={setWithPatients} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant={feed.active ? 'outlined' : 'contained'}
          loading={createMutation.isPending}
          onClick={() => (feed.active ? setAction('renew') : createMutation.mutate(withPatients))}
        >
          {feed.active ? 'Nouvelle adresse' : "Créer l'adresse"}
        </Button>
        {feed.active && (
          <Button color="error" onClick={() => setAction('revoke')}>
            Terminer l'abonnement
          </Button>
        )}
      </Stack>
      {feed.active && feed.withPatients !== withPatients && (
        <Typography variant="body2" color="textSecondary">
          Ce choix vaudra pour la nouvelle adresse.
        </Typography>
      )}
      <FeedConfirm
        action={action}
        isBusy={createMutation.isPending || revokeMutation.isPending}
        onConfirm={() => (action === 'renew' ? createMutation.mutate(withPatients) : revokeMutation.mutate())}
        onCancel={() => setAction(undefined)}
      />
    </Stack>
  )
}
