import type { ReportInput } from 'shared/contracts/patients/programme'

export const newReport: ReportInput = { audience: 'FULL', sessionIds: [], conclusion: '' }

/** Returns the report to send; a funder's report is sent without the comments and the conclusion of the form. */
export const inputOf = (draft: ReportInput): ReportInput =>
  draft.audience === 'FULL' ? draft : { audience: 'FUNDER', sessionIds: [], conclusion: '' }
