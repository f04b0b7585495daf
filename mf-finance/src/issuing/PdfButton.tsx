import { IconButton, PrintIcon, Tooltip, useFile } from 'shared/ui'
import type { FileSource } from 'shared/ui'
import { fileFailed } from './messages.ts'

interface PdfButtonProps extends Pick<FileSource, 'read'> {
  /** Accessible name of the button; it includes the number of the document. */
  label: string
}

/** Button that downloads the PDF of an issued document. */
export function PdfButton({ label, read: readFile }: PdfButtonProps) {
  const { save, isSaving } = useFile({ read: readFile, failureMessages: fileFailed })
  return (
    <Tooltip title="Télécharger le PDF">
      <IconButton aria-label={label} loading={isSaving} onClick={save}>
        <PrintIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
