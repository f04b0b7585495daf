import type { ConsentGiver } from 'shared/contracts/patients/consent'
import { isRecord } from 'shared/domain/isRecord'
import { eraseDraft, readDraft, writeDraft } from './draftStorage.ts'

/** Values that a visitor types to book. Both tabs share the e-mail address: switching tabs loses nothing. */
export interface PatientDraft {
  tab: 'new' | 'known'
  firstname: string
  lastname: string
  email: string
  phoneNumber: string
  password: string
  accountPassword: string
  /** By the question's id. */
  answers: Record<string, string>
  /** Whether the answers may be stored, and who consents; required again after a reload. */
  hasConsented: boolean
  consentBy: ConsentGiver
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
  hasConsented: false,
  consentBy: 'SELF',
}

/** Kept until the page is left: a look at other slots does not lose the passwords, which are never stored. */
let inMemory: PatientDraft | undefined

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )

/** Fields of a stored draft; fields of a wrong type are dropped. */
function readStored(): Partial<PatientDraft> {
  try {
    const stored: unknown = JSON.parse(readDraft() ?? 'null')
    if (!isRecord(stored)) return {}
    const { firstname, lastname, email, phoneNumber, tab } = { ...empty, ...textsIn(stored) }
    return {
      firstname,
      lastname,
      email,
      phoneNumber,
      tab: tab === 'known' ? 'known' : 'new',
      answers: textsIn(stored.answers),
    }
  } catch {
    return {}
  }
}

export const keptDraft = (): PatientDraft => inMemory ?? { ...empty, ...readStored() }

export function keepDraft(draft: PatientDraft) {
  inMemory = draft
  const { password: _, accountPassword: __, hasConsented: ___, consentBy: ____, ...writable } = draft
  writeDraft(JSON.stringify(writable))
}

export function forgetDraft() {
  inMemory = undefined
  eraseDraft()
}
