import { Alert } from 'shared/ui'

/** A separate chunk, fetched when it is first rendered. */
export default function CareAdvice() {
  return <Alert severity="info">Un harnais se rince à l’eau claire.</Alert>
}
