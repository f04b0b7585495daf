import { eraseDraft, readDraft, writeDraft } from './draftStorage.ts'

/** What a visitor types to book. One address for both tabs: changing one's mind loses nothing. */
export interface PatientDraft {
  tab: 'new' | 'known'
  firstname: string
  lastname: string
  email: string
  phoneNumber: string
  password: string
  accountPassword: string
  /** By question. */
  answers: Record<string, string>
}

const empty: PatientDraft = {
  tab: 'new',
  firstname: '',
  lastname: '',
  email: '',
  phoneNumber: '',
  password: '',
  accountPassword: '',
  answers: {},
}

export const isDraftField = (field: string): field is keyof PatientDraft => field in empty

/** Of this page's life: with it a look at other slots does not lose the passwords, which are never written down. */
let inMemory: PatientDraft | undefined

const written = (): Partial<PatientDraft> => {
  try {
    const draft: Partial<PatientDraft> | null = JSON.parse(readDraft() ?? 'null')
    return draft ?? {}
  } catch {
    return {}
  }
}

export const keptDraft = (): PatientDraft => inMemory ?? { ...empty, ...written() }

export function keepDraft(draft: PatientDraft) {
  inMemory = draft
  const { password: _, accountPassword: __, ...writable } = draft
  writeDraft(JSON.stringify(writable))
}

export function forgetDraft() {
  inMemory = undefined
  eraseDraft()
}
