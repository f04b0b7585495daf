import { messageFor, saveFile, useMutation } from 'shared/client'
import { Button, toast } from 'shared/ui'
import { readExport } from './api.ts'
import { exportFailureMessages, texts } from './messages.ts'
import { useProof } from './proof/useProof.tsx'

/** Button that downloads the archive of the practice; requires the password again if the sign-in is not recent. */
export function ExportButton() {
  const { prove, dialog } = useProof()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const headers = await prove()
      return headers && readExport(headers)
    },
    onSuccess: (file) => {
      if (!file) return
      saveFile(file)
      toast(texts.exportedToast)
    },
    onError: (error) => toast(messageFor(error, exportFailureMessages), 'error'),
  })
  return (
    <>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
        Exporter toutes mes données
      </Button>
      {dialog}
    </>
  )
}
