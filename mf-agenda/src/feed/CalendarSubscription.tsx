import { useState } from 'react'
import { useRights } from 'shared/session'
import { Button, SubscribeIcon } from 'shared/ui'
import { FeedDialog } from './FeedDialog.tsx'

/** 'Abonner mon agenda', for those who have one: the therapists. */
export function CalendarSubscription() {
  const { roles } = useRights()
  const [open, setOpen] = useState(false)
  if (!roles.includes('THERAPIST')) return null
  return (
    <>
      <Button startIcon={<SubscribeIcon />} onClick={() => setOpen(true)}>
        Abonner mon agenda
      </Button>
      {/* The dialog's state, with an address that is shown once, is lost when it closes. */}
      <FeedDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
