import { messageFor, saveFile, useMutation } from 'shared/client'
import { Button, toast } from 'shared/ui'
import { readExport } from './api.ts'
import { exportFailed, texts } from './messages.ts'

export function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: readExport,
    onSuccess: (file) => {
      saveFile(file)
      toast(texts.exported)
    },
    onError: (error) => toast(messageFor(error, exportFailed), 'error'),
  })
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      Exporter toutes mes données
    </Button>
  )
}
