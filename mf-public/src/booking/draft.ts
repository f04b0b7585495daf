import type { ConsentGiver } from 'shared/contracts/patients/consent'
import { isRecord } from 'shared/domain/isRecord'
import { eraseDraft, readDraft, writeDraft } from './draftStorage.ts'

/** Values of the booking form. Both tabs share the e-mail address, so that it is not lost when the tab changes. */
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
  /** Whether the answers may be stored, and who consents; not restored after a reload. */
  hasConsented: boolean
  consentBy: ConsentGiver
}

const emptyDraft: PatientDraft = {
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

/** Draft in memory, so that the passwords, which are never stored, are not lost when another slot is selected. */
let memoryDraft: PatientDraft | undefined

const textFieldsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )

/** Reads the fields of the stored draft; ignores unknown fields and fields of another type. */
function readStoredDraft(): Partial<PatientDraft> {
  try {
    const stored: unknown = JSON.parse(readDraft() ?? 'null')
    if (!isRecord(stored)) return {}
    const { firstname, lastname, email, phoneNumber, tab } = { ...emptyDraft, ...textFieldsOf(stored) }
    return {
      firstname,
      lastname,
      email,
      phoneNumber,
      tab: tab === 'known' ? 'known' : 'new',
      answers: textFieldsOf(stored.answers),
    }
  } catch {
    return {}
  }
}

export const currentDraft = (): PatientDraft => memoryDraft ?? { ...emptyDraft, ...readStoredDraft() }

export function storeDraft(draft: PatientDraft) {
  memoryDraft = draft
  const {
    password: _password,
    accountPassword: _accountPassword,
    hasConsented: _hasConsented,
    consentBy: _consentBy,
    ...storableDraft
  } = draft
  writeDraft(JSON.stringify(storableDraft))
}

export function removeDraft() {
  memoryDraft = undefined
  eraseDraft()
}
