import { Alert } from 'shared/ui'

/** Shows advice. It is a separate chunk, fetched when it is first rendered. */
export default function CareAdvice() {
  return <Alert severity="info">Un harnais se rince à l’eau claire.</Alert>
}
