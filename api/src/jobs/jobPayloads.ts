import { Type, type Static } from 'typebox'

/** Every kind of job and what it carries: ids only, for the tables of jobs have no walls between practices. */
export const jobPayloads = {
  deliverLetter: Type.Object({ letterId: Type.String() }),
  deleteOrphanAudio: Type.Object({ tenantId: Type.String(), id: Type.String() }),
  deleteFiles: Type.Object({ keys: Type.Array(Type.String()) }),
  importPatients: Type.Object({ tenantId: Type.String(), id: Type.String() }),
  issueBills: Type.Object({ tenantId: Type.String(), id: Type.String() }),
  // These are sent by the schedules of api/migrations.
  expireDueRequests: Type.Object({}),
  purge: Type.Object({}),
  sealClearText: Type.Object({}),
  closeBills: Type.Object({}),
  remindOfTrials: Type.Object({}),
  copyLogos: Type.Object({}),
}

export type JobName = keyof typeof jobPayloads
export type JobPayload<N extends JobName> = Static<(typeof jobPayloads)[N]>

export const jobNames = Object.keys(jobPayloads).filter((name): name is JobName => name in jobPayloads)

/** Where jobs are copied to that failed at every try. */
export const deadLetterQueue = 'deadLetters'
