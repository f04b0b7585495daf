import { IconButton, PrintIcon, Tooltip, useFile } from 'shared/ui'
import type { FileSource } from 'shared/ui'
import { fileFailed } from './messages.ts'

interface PdfButtonProps extends Pick<FileSource, 'read'> {
  /** Says which document it is. */
  label: string
}

/** Gives a PDF again, as it was issued. */
export function PdfButton({ label, read }: PdfButtonProps) {
  const { save, isSaving } = useFile({ read, failed: fileFailed })
  return (
    <Tooltip title="Télécharger le PDF">
      <IconButton aria-label={label} loading={isSaving} onClick={save}>
        <PrintIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
