import { call, callFile } from 'shared/client'

export const readExport = () => callFile('GET /user/export')

export const deleteAccount = () => call('DELETE /user')
