import { callFile } from 'shared/client'
import { Alert, FileButton, PrintIcon } from 'shared/ui'
import { mandateFailureText } from '../messages.ts'

const readMandate = () => callFile('POST /user/sepa')

/** Button that downloads the SEPA mandate to sign, offered after the bank details changed. */
export const SepaMandateButton = () => (
  <Alert
    severity="info"
    action={
      <FileButton color="inherit" startIcon={<PrintIcon />} read={readMandate} failureMessages={mandateFailureText}>
        Mandat SEPA
      </FileButton>
    }
  >
    Vos coordonnées bancaires ont changé : un nouveau mandat est à signer pour le prélèvement de votre abonnement.
  </Alert>
)
