import { lazy, Suspense, useState } from 'react'
import { useRights } from 'shared/session'
import { Button, SubscribeIcon } from 'shared/ui'

/** It needs the kit of forms: the calendar is drawn without waiting for it. */
const FeedDialog = lazy(() => import('./FeedDialog.tsx'))

/** 'Abonner mon agenda', for those who have one: the therapists. */
export function CalendarSubscription() {
  const { roles } = useRights()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!roles.includes('THERAPIST')) return null
  return (
    <>
      <Button
        startIcon={<SubscribeIcon />}
        onClick={() => {
          setOpen(true)
          setWasOpened(true)
        }}
      >
        Abonner mon agenda
      </Button>
      {/* The dialog's state, with an address that is shown once, is lost when it closes. */}
      {wasOpened && (
        <Suspense>
          <FeedDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
