/** The e-mail addresses in a patient's file. */
interface Addresses {
  email?: string | null
  legalManagerEmail?: string | null
  referentEmail?: string | null
}

/**
 * The address for e-mails about a patient: their own, else the guardian's, else the referent's, which several patients
 * of a family or firm may share (ruling 67). `email` is '' without one.
 */
export function emailAddressOf({ email, legalManagerEmail, referentEmail }: Addresses) {
  if (email) return { email, isGuardians: false }
  if (legalManagerEmail) return { email: legalManagerEmail, isGuardians: true }
  return { email: referentEmail ?? '', isGuardians: false }
}

/** The distinct addresses for e-mails about several patients, and the number of patients without one. */
export function emailAddressesOf(patients: readonly Addresses[]): { emails: string[]; without: number } {
  const found = patients.map((patient) => emailAddressOf(patient).email).filter(Boolean)
  const emails = [...new Map(found.map((email) => [email.toLowerCase(), email])).values()]
  return { emails, without: patients.length - found.length }
}

/** The name to address: the guardian's if known and addressed, otherwise the patient's. */
export function addresseeOf(patient: Addresses & { name: string; guardianName: string }): {
  name: string
  email: string
} {
  const { email, isGuardians } = emailAddressOf(patient)
  return { name: (isGuardians && patient.guardianName) || patient.name, email }
}
