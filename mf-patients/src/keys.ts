/** The first word of every key of this area: the page has one cache for all areas. */
const area = 'mf-patients'

/** Begins the key of every patient. */
export const patientsKey = [area, 'patient'] as const

export const patientKey = (id: string) => [...patientsKey, id] as const

/** Key of the comment on one session; begins with the patient's key. */
export const commentKey = (patientId: string, sessionId: string) =>
  [...patientKey(patientId), 'comment', sessionId] as const

/** The parts of a patient's file; what narrows one follows its key. */
export const fileKey = (
  patientId: string,
  part:
    | 'details'
    | 'sessions'
    | 'questions'
    | 'evaluations'
    | 'documents'
    | 'programmes'
    | 'fit'
    | 'payers'
    | 'consents'
    | 'timeline'
    | 'erasure'
    | 'accesses'
    | 'merge',
) => [...patientKey(patientId), part] as const

/** Key of the choices for a new patient's allergies, fears and preferences. */
export const fitChoicesKey = [area, 'fitChoices'] as const

/** For how long files are kept, and which are due. */
export const retentionKey = [area, 'retention'] as const

/** Key of what a purge of these files would destroy. */
export const purgeKey = (ids: readonly string[]) => [area, 'purge', ids] as const

/** Begins the key of every import of patients. */
export const importsKey = [area, 'imports'] as const

export const importKey = (id: string) => [...importsKey, id] as const

/** Begins the key of every page of an import's lines. */
export const allImportLinesKey = (id: string) => [...importKey(id), 'lines'] as const

export const importLinesKey = (id: string, shown: { verdict: string; page: number }) =>
  [...allImportLinesKey(id), shown] as const
