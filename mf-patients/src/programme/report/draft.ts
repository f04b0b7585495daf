import type { ReportInput } from 'shared/contracts/patients/programme'

export const newReport: ReportInput = { audience: 'FULL', sessionIds: [], conclusion: '' }

/**
 * Returns the report to send. `sessionIds` are the sessions whose comments it prints. A funder's report has neither
 * comments nor a conclusion, even if the form has some.
 */
export const inputOf = (draft: ReportInput): ReportInput =>
  draft.audience === 'FULL' ? draft : { audience: 'FUNDER', sessionIds: [], conclusion: '' }
