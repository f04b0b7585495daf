import { saveFile, useMutation } from 'shared/client'
import { Button, toast } from 'shared/ui'
import { texts } from './messages.ts'

interface DownloadButtonProps {
  children: string
  read: () => Promise<{ blob: Blob; filename: string }>
}

export function DownloadButton({ children, read }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: saveFile,
    onError: () => toast(texts.downloadFailed, 'error'),
  })
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  )
}
