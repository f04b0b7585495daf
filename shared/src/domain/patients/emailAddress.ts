/** The e-mail addresses in a patient's file. */
interface PatientEmails {
  email?: string | null
  legalManagerEmail?: string | null
  referentEmail?: string | null
}

/**
 * Returns the address for e-mails about a patient: the patient's, else the guardian's, else the referent's, which
 * several patients of a family or firm may share (ruling 67); '' if there is no address.
 */
export function emailAddressOf({ email, legalManagerEmail, referentEmail }: PatientEmails) {
  if (email) return { email, isGuardianEmail: false }
  if (legalManagerEmail) return { email: legalManagerEmail, isGuardianEmail: true }
  return { email: referentEmail ?? '', isGuardianEmail: false }
}

/** Returns the distinct addresses for e-mails about several patients, and the number of patients without an address. */
export function emailAddressesOf(patients: readonly PatientEmails[]): { emails: string[]; withoutEmailCount: number } {
  const knownEmails = patients.map((patient) => emailAddressOf(patient).email).filter(Boolean)
  const emails = [...new Map(knownEmails.map((email) => [email.toLowerCase(), email])).values()]
  return { emails, withoutEmailCount: patients.length - knownEmails.length }
}

/**
 * Returns the recipient of e-mails about a patient: with the guardian's address, the guardian's name if it is known.
 */
export function addresseeOf(patient: PatientEmails & { name: string; guardianName: string }): {
  name: string
  email: string
} {
  const { email, isGuardianEmail } = emailAddressOf(patient)
  return { name: (isGuardianEmail && patient.guardianName) || patient.name, email }
}
