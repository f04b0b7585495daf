import type { ConsentGiver } from 'shared/contracts/patients/consent'
import { isRecord } from 'shared/domain/isRecord'
import { eraseDraft, readDraft, writeDraft } from './draftStorage.ts'

/** Values of the booking form. Both tabs share the e-mail address, so that nothing is lost when the tab changes. */
export interface PatientDraft {
  tab: 'new' | 'known'
  firstname: string
  lastname: string
  email: string
  phoneNumber: string
  password: string
  accountPassword: string
  /** Answers by id of the question. */
  answers: Record<string, string>
  /** Whether the answers may be stored, and who consents; asked again after a reload. */
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

/** Draft in memory, including the passwords, which are never stored: selecting another slot does not lose them. */
let memoryDraft: PatientDraft | undefined

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )

/** Reads the fields of a stored draft; ignores fields of another type. */
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

export const currentDraft = (): PatientDraft => memoryDraft ?? { ...empty, ...readStored() }

export function keepDraft(draft: PatientDraft) {
  memoryDraft = draft
  const { password: _, accountPassword: __, hasConsented: ___, consentBy: ____, ...writable } = draft
  writeDraft(JSON.stringify(writable))
}

export function forgetDraft() {
  memoryDraft = undefined
  eraseDraft()
}
