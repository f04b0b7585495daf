import { saveFile, useMutation } from 'shared/client'
import type { EstimationListItem } from 'shared/contracts/estimation'
import { IconButton, PrintIcon, toast, Tooltip } from 'shared/ui'
import { readEstimationFile } from './api.ts'
import { texts } from './messages.ts'

/** Gives the PDF again, as it was issued. */
export function EstimationFileButton({ row: { id, estimationNumber } }: { row: EstimationListItem }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => readEstimationFile(id),
    onSuccess: saveFile,
    onError: () => toast(texts.fileFailed, 'error'),
  })
  return (
    <Tooltip title="Télécharger le PDF">
      <IconButton aria-label={`Télécharger le devis ${estimationNumber}`} loading={isPending} onClick={() => mutate()}>
        <PrintIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
