import { callFile } from 'shared/client'

export const readExport = (id: string) => callFile('GET /patients/:id/export', { params: { id } })
