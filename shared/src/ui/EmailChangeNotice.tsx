import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'
import type { EmailChange } from '../contracts/accounts/emailChange.ts'
import { countUnconfirmedAddresses } from '../domain/accounts/emailChange.ts'
import { plural, shortDay } from '../domain/format.ts'
import { practiceMomentOf } from '../session/practiceClock.ts'
import { BusyButton } from './BusyButton.tsx'
import { ContactLink } from './ContactLink.tsx'

interface EmailChangeNoticeProps {
  change: EmailChange & { pending: NonNullable<EmailChange['pending']> }
  isBusy: boolean
  onResend: () => void
  onCancel: () => void
}

const confirmationText = (isConfirmed: boolean) => (isConfirmed ? 'confirmée' : 'à confirmer par le lien reçu')

/**
 * Shows which addresses must still confirm a change of address, with buttons to resend the links and to cancel.
 */
export function EmailChangeNotice({ change, isBusy, onResend, onCancel }: EmailChangeNoticeProps) {
  const { email, isConfirmed, pending } = change
  const { newEmail, expiresAt, isConfirmedByFormer, isConfirmedByNew } = pending
  const { day, time } = practiceMomentOf(expiresAt)
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>Changement d'adresse en attente</AlertTitle>
      <Stack component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        <li>
          {email} : {isConfirmed ? confirmationText(isConfirmedByFormer) : "n'a pas à confirmer"}
        </li>
        <li>
          {newEmail} : {confirmationText(isConfirmedByNew)}
        </li>
      </Stack>
      {isConfirmed ? 'Les deux adresses doivent' : 'La nouvelle adresse doit'} confirmer avant le {shortDay(day)} à{' '}
      {time}.
      {isConfirmed && (
        <>
          {' '}
          Vous n'avez plus accès à l'ancienne ? Écrivez à <ContactLink subject="Adresse de mon compte" />.
        </>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <BusyButton variant="outlined" isBusy={isBusy} onClick={onResend}>
          {plural(countUnconfirmedAddresses(pending), 'Renvoyer le lien', 'Renvoyer les liens')}
        </BusyButton>
        <BusyButton isBusy={isBusy} onClick={onCancel}>
          Annuler le changement
        </BusyButton>
      </Stack>
    </Alert>
  )
}
