import { useEffect } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { isDialogOpen } from '../tab.ts'
import { toast } from '../toasts/toasts.ts'

interface DeletedNoticeProps {
  /** « Ce patient a été supprimé entre-temps » */
  title: string
  /** Link to the list of such records. */
  listLink: { to: string; label: string }
}

/** The notice on a page whose record another user deleted while it was open: the input remains and can be copied. */
export function DeletedNotice({ title, listLink }: DeletedNoticeProps) {
  useEffect(() => {
    // The dialog hides the notice.
    if (isDialogOpen()) toast(title, 'warning')
  }, [title])
  return (
    <Alert severity="warning" sx={{ mb: 3, position: 'sticky', top: 72, zIndex: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      Rien ne peut plus y être enregistré. Ce que vous avez saisi reste à l'écran : copiez-le avant de quitter la page.{' '}
      <Link component={RouterLink} to={listLink.to} color="inherit">
        {listLink.label}
      </Link>
    </Alert>
  )
}
