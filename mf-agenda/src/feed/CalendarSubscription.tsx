import { lazy, Suspense, useState } from 'react'
import { useRights } from 'shared/session'
import { Button, SubscribeIcon } from 'shared/ui'

/** Loaded separately: the dialog needs the form components, and the calendar renders without waiting for them. */
const FeedDialog = lazy(() => import('./FeedDialog.tsx'))

/** 'Abonner mon agenda', for those who have one: the therapists. */
export function CalendarSubscription() {
  const { roles } = useRights()
  /** Undefined until it is first opened. */
  const [isOpen, setOpen] = useState<boolean>()
  if (!roles.includes('THERAPIST')) return null
  return (
    <>
      <Button startIcon={<SubscribeIcon />} onClick={() => setOpen(true)}>
        Abonner mon agenda
      </Button>
      {/* The dialog's state, with an address that is shown once, is lost when it closes. */}
      {isOpen !== undefined && (
        <Suspense>
          <FeedDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
