import { Alert } from 'shared/ui'

/** Care advice, in a separate chunk that is fetched when it is first rendered. */
export default function CareAdvice() {
  return <Alert severity="info">Un harnais se rince à l’eau claire.</Alert>
}
