import { isCode, saveFile, useMutation } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { Alert, Button, Typography } from 'shared/ui'
import { readDocument } from './api.ts'
import { LinkRefused } from './LinkRefused.tsx'
import { MailPage } from './MailPage.tsx'
import { documentFailedText } from './messages.ts'
import { useLinkToken } from './useLinkToken.ts'

/** Downloads the document by a button, not when the page opens, because mail scanners open every link. */
export default function DocumentPage() {
  const token = useLinkToken()
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => readDocument(token),
    onSuccess: saveFile,
  })
  const isLinkRefused = token === '' || isCode(error, errorCode.linkRefused)

  return (
    <MailPage title="Un document vous est adressé">
      {isLinkRefused && <LinkRefused />}
      {!isLinkRefused && (
        <>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {documentFailedText}
            </Alert>
          )}
          {isSuccess && (
            <Alert severity="success" sx={{ mb: 2 }}>
              Le document est téléchargé.
            </Alert>
          )}
          <Typography sx={{ mb: 2 }}>
            Ce document est confidentiel : ouvrez-le sur un appareil qui est à vous, et ne le laissez pas dans les
            téléchargements d'un appareil partagé.
          </Typography>
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            Télécharger le document
          </Button>
        </>
      )}
    </MailPage>
  )
}
