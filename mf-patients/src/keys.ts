/** Prefix of all query keys of this area, because the areas share one query cache. */
const area = 'mf-patients'

/** Prefix of the keys of every patient. */
export const patientsKey = [area, 'patient'] as const

export const patientKey = (id: string) => [...patientsKey, id] as const

/** Key of the comment on one session; starts with the patient's key. */
export const commentKey = (patientId: string, sessionId: string) =>
  [...patientKey(patientId), 'comment', sessionId] as const

/** Keys of the sections of a patient's file; callers append filters to the key. */
export const fileKey = (
  patientId: string,
  part:
    | 'details'
    | 'sessions'
    | 'programmeSessions'
    | 'questions'
    | 'evaluations'
    | 'documents'
    | 'programmes'
    | 'fit'
    | 'payers'
    | 'credits'
    | 'consents'
    | 'timeline'
    | 'deletion'
    | 'erasure'
    | 'accesses'
    | 'merge',
) => [...patientKey(patientId), part] as const

/** Key of the animals and species that can be selected for a new patient. */
export const fitChoicesKey = [area, 'fitChoices'] as const

/** Prefix of the keys of all pages of the deleted patients; callers append name and page. */
export const deletedPatientsKey = [area, 'deletedPatients'] as const

/** Key of the retention period and the files due for erasure. */
export const retentionKey = [area, 'retention'] as const

/** Key of the data that a purge of these files would destroy. */
export const purgeKey = (ids: readonly string[]) => [area, 'purge', ids] as const

/** Prefix of the keys of all imports of patients. */
export const importsKey = [area, 'imports'] as const

export const importKey = (id: string) => [...importsKey, id] as const

/** Prefix of the keys of all pages of an import's lines. */
export const allImportLinesKey = (id: string) => [...importKey(id), 'lines'] as const

export const importLinesKey = (id: string, view: { filter: string; page: number }) =>
  [...allImportLinesKey(id), view] as const
