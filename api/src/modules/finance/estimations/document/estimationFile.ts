import type { FileResponse } from 'shared/contracts/routes'

export type EstimationFile = FileResponse & { content: Uint8Array }

/** Identifies the encrypted file of a quote for the cipher. */
export const fileField = (id: string) => ({ table: 'estimation', column: 'content', id })

/** Returns a download whose file name does not contain the patient's name. */
export const estimationDownload = (content: Uint8Array, number: string): EstimationFile => ({
  contentType: 'application/pdf',
  filename: `devis-${number}.pdf`,
  content,
})
