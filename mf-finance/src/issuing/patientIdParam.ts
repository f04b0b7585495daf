import { isUuid } from 'shared/domain/uuid'

/** Reads `?patientId=`: the patient of a new document that was opened from their file; null without a valid id. */
export function patientIdParam(search: URLSearchParams): string | null {
  const id = search.get('patientId') ?? ''
  return isUuid(id) ? id : null
}
