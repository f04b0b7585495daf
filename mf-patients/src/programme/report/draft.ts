import type { ReportInput } from 'shared/contracts/patients/programme'

export const newReport: ReportInput = { audience: 'FULL', sessionIds: [], conclusion: '' }

/** The report to send: a funder's has neither comments nor conclusion, which stay in the form. */
export const inputOf = (draft: ReportInput): ReportInput =>
  draft.audience === 'FULL' ? draft : { audience: 'FUNDER', sessionIds: [], conclusion: '' }
