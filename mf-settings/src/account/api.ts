import { call, callFile } from 'shared/client'

export const readExport = (headers: Record<string, string>) => callFile('GET /user/export', { headers })

export const deleteAccount = (headers: Record<string, string>) => call('DELETE /user', { headers })
