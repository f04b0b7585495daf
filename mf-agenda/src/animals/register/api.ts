import { call, callFile } from 'shared/client'

export const readRegister = (id: string, month: string, signal: AbortSignal) =>
  call('GET /animals/:id/register', { params: { id }, query: { month }, signal })
export const readRegisterFile = (id: string, month: string, format: 'pdf' | 'csv') =>
  callFile('GET /animals/:id/register/file', { params: { id }, query: { month, format } })
