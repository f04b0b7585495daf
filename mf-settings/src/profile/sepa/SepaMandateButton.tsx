import { callFile, saveFile, useMutation } from 'shared/client'
import { Alert, Button, PrintIcon, toast } from 'shared/ui'

const readMandate = () => callFile('POST /user/sepa')

/** The mandate to sign, once the bank details it is made out for were changed. */
export function SepaMandateButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: readMandate,
    onSuccess: saveFile,
    onError: () => toast('Problème lors de la génération du document.', 'warning'),
  })
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" startIcon={<PrintIcon />} loading={isPending} onClick={() => mutate()}>
          Mandat SEPA
        </Button>
      }
    >
      Vos coordonnées bancaires ont changé : un nouveau mandat est à signer pour le prélèvement de votre abonnement.
    </Alert>
  )
}
