import { call, callFile } from 'shared/client'
import type { EstimationAcceptance } from 'shared/contracts/finance/estimations'

export const readSharedEstimation = (token: string, signal?: AbortSignal) =>
  call('POST /shared-estimations', { body: { token }, signal })

export const readSharedFile = (token: string) => callFile('POST /shared-estimations/file', { body: { token } })

export const acceptEstimation = (body: EstimationAcceptance) => call('POST /shared-estimations/acceptance', { body })

export const refuseEstimation = (token: string, reason: string) =>
  call('POST /shared-estimations/refusal', { body: { token, reason } })

export const withdrawFromEstimation = (token: string) =>
  call('POST /shared-estimations/withdrawal', { body: { token } })
