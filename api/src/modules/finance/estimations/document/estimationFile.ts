import type { FileResponse } from 'shared/contracts/routes'

export type EstimationFile = FileResponse & { content: Uint8Array }

export const fileField = (id: string) => ({ table: 'estimation', column: 'content', id })

/** The file name does not reveal the patient. */
export const fileOf = (content: Uint8Array, number: string): EstimationFile => ({
  contentType: 'application/pdf',
  filename: `devis-${number}.pdf`,
  content,
})
