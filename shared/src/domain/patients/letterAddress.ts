/** The addresses in a patient's file by which letters may go. */
interface Addresses {
  email?: string | null
  legalManagerEmail?: string | null
  referentEmail?: string | null
}

/**
 * Where letters about a patient go: their own address, else the guardian's, else the referent's, with whom the address
 * stands that several of one family or firm share (ruling 67). `email` is '' where there is none.
 */
export function letterAddressOf({ email, legalManagerEmail, referentEmail }: Addresses) {
  if (email) return { email, isGuardians: false }
  if (legalManagerEmail) return { email: legalManagerEmail, isGuardians: true }
  return { email: referentEmail ?? '', isGuardians: false }
}

/** Where letters about several patients go, each address once, and how many of the patients have none. */
export function letterAddressesOf(patients: readonly Addresses[]): { emails: string[]; without: number } {
  const found = patients.map((patient) => letterAddressOf(patient).email).filter(Boolean)
  const emails = [...new Map(found.map((email) => [email.toLowerCase(), email])).values()]
  return { emails, without: patients.length - found.length }
}

/** Who is addressed: the guardian by their own name, where it is known, anybody else by the patient's. */
export function addresseeOf(patient: Addresses & { name: string; guardianName: string }): {
  name: string
  email: string
} {
  const { email, isGuardians } = letterAddressOf(patient)
  return { name: (isGuardians && patient.guardianName) || patient.name, email }
}
