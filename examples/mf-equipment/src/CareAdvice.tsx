import { Alert } from 'shared/ui'

/** A file of its own, fetched when it is first shown. */
export default function CareAdvice() {
  return <Alert severity="info">Un harnais se rince à l’eau claire.</Alert>
}
