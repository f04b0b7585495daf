import { call } from 'shared/client'

export const readTeamSecondFactor = (signal?: AbortSignal) => call('GET /user/team/second-factor', { signal })
export const demandSecondFactor = (isDemanded: boolean) =>
  call('PUT /user/team/second-factor', { body: { isDemanded } })
export const resetSecondFactor = (id: string) => call('DELETE /user/team/members/:id/second-factor', { params: { id } })
