import type { ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { messageFor } from '../../client/messageFor.ts'
import type { Messages } from '../../client/messageFor.ts'
import { errorCode } from '../../contracts/errorCodes.ts'
import { useSession } from '../../identity/store.ts'
import { checkSession } from '../../session/signIn.ts'
import { BusyButton } from '../BusyButton.tsx'

const sentText = "E-mail envoyé. S'il n'arrive pas, regardez dans les courriers indésirables."

const resendFailed: Messages = {
  [errorCode.tooManyTries]: "Trop d'envois : regardez dans les courriers indésirables, ou réessayez plus tard.",
  otherwise: "L'e-mail n'a pas pu être envoyé. Réessayez dans un instant.",
}

/**
 * Notice for a member of an unconfirmed practice to confirm their e-mail address, with a button that sends the link
 * again. `children` explains what is not possible until then. Renders nothing for other members.
 */
export function UnconfirmedNotice({ title, children }: { title?: string; children: ReactNode }) {
  const user = useSession((session) => session.user)
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => call('POST /user/confirmation-mails'),
    // If the address was confirmed in the meantime, no e-mail is sent; reloading the user then hides this notice.
    onSuccess: checkSession,
  })
  if (!user?.isUnconfirmed) return null
  return (
    <Alert severity="info" role="note" aria-live="polite" sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          {title !== undefined && <AlertTitle>{title}</AlertTitle>}
          <span>
            Ouvrez le lien envoyé à <strong style={{ overflowWrap: 'anywhere' }}>{user.email}</strong> pour confirmer
            votre adresse. {children}
          </span>
          {isSuccess && <Box sx={{ mt: 1, fontWeight: 600 }}>{sentText}</Box>}
          {error && <Box sx={{ mt: 1, fontWeight: 600 }}>{messageFor(error, resendFailed)}</Box>}
        </Box>
        <BusyButton variant="outlined" color="inherit" size="small" isBusy={isPending} onClick={() => mutate()}>
          Renvoyer l'e-mail
        </BusyButton>
      </Box>
    </Alert>
  )
}
