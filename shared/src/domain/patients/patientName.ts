interface NamedPatient {
  type?: 'INDIVIDUAL' | 'FIRM' | null
  contactFirstname: string
  contactLastname: string
  individual: { firstname: string; lastname: string } | null
  firm: { companyName: string } | null
}

/** Returns a patient's name: the last name and the first name of a person, or the name of a company. */
export function patientName({ individual, firm, contactFirstname, contactLastname }: NamedPatient): string {
  if (firm) return firm.companyName
  const { firstname, lastname } = individual ?? { firstname: contactFirstname, lastname: contactLastname }
  return `${lastname} ${firstname}`.trim()
}
