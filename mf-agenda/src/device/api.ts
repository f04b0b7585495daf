import { call } from 'shared/client'

export const readDeviceKey = () => call('GET /user/device-key')
