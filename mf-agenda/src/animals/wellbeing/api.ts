import { call } from 'shared/client'

export const readWellbeing = (id: string, signal: AbortSignal) =>
  call('GET /animals/:id/wellbeing', { params: { id }, signal })
