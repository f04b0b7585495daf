import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { EmailChange } from '../contracts/accounts/emailChange.ts'
import { shortDay } from '../domain/format.ts'
import { practiceMomentOf } from '../session/practiceClock.ts'
import { ContactLink } from './ContactLink.tsx'

interface EmailChangeNoticeProps {
  /** The account's present address. */
  email: string
  pending: NonNullable<EmailChange['pending']>
  isBusy: boolean
  onResend: () => void
  onCancel: () => void
}

const stateOf = (isConfirmed: boolean) => (isConfirmed ? 'confirmée' : 'à confirmer par le lien reçu')

/** Says which addresses must still confirm a change of address, and offers to send the links again or to withdraw it. */
export function EmailChangeNotice({ email, pending, isBusy, onResend, onCancel }: EmailChangeNoticeProps) {
  const { newEmail, expiresAt, isConfirmedByFormer, isConfirmedByNew } = pending
  const { day, time } = practiceMomentOf(expiresAt)
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>Changement d'adresse en attente</AlertTitle>
      <Stack component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        <li>
          {email} : {stateOf(isConfirmedByFormer)}
        </li>
        <li>
          {newEmail} : {stateOf(isConfirmedByNew)}
        </li>
      </Stack>
      Les deux adresses doivent confirmer avant le {shortDay(day)} à {time}. Vous ne lisez plus les e-mails de
      l'ancienne ? Écrivez à <ContactLink subject="Adresse de mon compte" />.
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" disabled={isBusy} onClick={onResend}>
          Renvoyer les liens
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          Annuler le changement
        </Button>
      </Stack>
    </Alert>
  )
}
