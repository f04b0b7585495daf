import { saveFile, useMutation } from 'shared/client'
import { IconButton, PrintIcon, toast, Tooltip } from 'shared/ui'

interface FileButtonProps {
  /** Says which document it is. */
  label: string
  read: () => Promise<{ blob: Blob; filename: string }>
}

/** Gives a PDF again, as it was issued. */
export function FileButton({ label, read }: FileButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: saveFile,
    onError: () => toast('Erreur pendant la récupération du PDF', 'error'),
  })
  return (
    <Tooltip title="Télécharger le PDF">
      <IconButton aria-label={label} loading={isPending} onClick={() => mutate()}>
        <PrintIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
