import { isCode, useMutation } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { Alert, Button, Typography } from 'shared/ui'
import { endTrialEmails } from './api.ts'
import { LinkRefused } from './LinkRefused.tsx'
import { MailPage } from './MailPage.tsx'
import { unsubscribeFailedText } from './messages.ts'
import { useLinkToken } from './useLinkToken.ts'

/**
 * Unsubscribes a practice from the reminders of the end of its trial by a button, not when the page opens, because mail
 * scanners open every link.
 */
export default function UnsubscribePage() {
  const token = useLinkToken()
  const { mutate, error, isPending, isSuccess } = useMutation({ mutationFn: () => endTrialEmails(token) })
  const isLinkRefused = token === '' || isCode(error, errorCode.linkRefused)

  return (
    <MailPage title="Rappels de fin d'essai" next={{ to: '/', label: "Aller à l'accueil" }}>
      {isLinkRefused && <LinkRefused />}
      {isSuccess && (
        <Alert severity="success">
          C'est noté : ce cabinet ne recevra plus de rappels de fin d'essai. Vous pouvez fermer cette page.
        </Alert>
      )}
      {!isLinkRefused && !isSuccess && (
        <>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {unsubscribeFailedText}
            </Alert>
          )}
          <Typography sx={{ mb: 2 }}>
            Ne plus recevoir d'e-mail à l'approche de la fin de votre essai ? Ceux qui concernent votre compte, vos
            séances et vos documents continueront de vous parvenir.
          </Typography>
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            Ne plus recevoir ces rappels
          </Button>
        </>
      )}
    </MailPage>
  )
}
