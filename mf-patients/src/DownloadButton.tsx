import { saveFile, useMutation } from 'shared/client'
import { Button, toast } from 'shared/ui'

interface DownloadButtonProps {
  children: string
  read: () => Promise<{ blob: Blob; filename: string }>
}

/** Saves a file that a call returns. */
export function DownloadButton({ children, read }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: saveFile,
    onError: () => toast("Le fichier n'a pas pu être téléchargé.", 'error'),
  })
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  )
}
