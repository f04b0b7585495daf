import { Alert } from 'shared/ui'

/** Message for a token that is unknown, already used, or expired. */
export const LinkRefused = () => (
  <Alert severity="warning">
    Ce lien n'est pas valable : il a déjà servi, il est trop ancien, ou il a été coupé. Ouvrez-le depuis le dernier
    e-mail que vous avez reçu.
  </Alert>
)
