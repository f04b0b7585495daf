import { call } from 'shared/client'

export const readDevices = (signal?: AbortSignal) => call('GET /user/sign-ins', { signal })
export const signOutDevice = (signInId: string) => call('DELETE /user/sign-ins/:signInId', { params: { signInId } })
export const signOutOthers = () => call('DELETE /user/sign-ins')
