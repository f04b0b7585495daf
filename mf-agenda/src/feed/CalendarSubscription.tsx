import { lazy, memo, Suspense, useState } from 'react'
import { useRights } from 'shared/session'
import { Button, SubscribeIcon } from 'shared/ui'

/** Loaded lazily, because the dialog needs the form components, for which the calendar should not wait. */
const FeedDialog = lazy(() => import('./FeedDialog.tsx'))

/** Button 'Abonner mon agenda', for therapists only, since other members have no agenda. */
export const CalendarSubscription = memo(function CalendarSubscription() {
  const { roles } = useRights()
  /** Undefined until the dialog is first opened, so that its code is loaded on first use. */
  const [isOpen, setOpen] = useState<boolean>()
  if (!roles.includes('THERAPIST')) return null
  return (
    <>
      <Button startIcon={<SubscribeIcon />} onClick={() => setOpen(true)}>
        Abonner mon agenda
      </Button>
      {/* Closing the dialog unmounts its content, and so discards the feed's address, which is shown only once. */}
      {isOpen !== undefined && (
        <Suspense>
          <FeedDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
