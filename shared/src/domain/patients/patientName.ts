interface Named {
  type?: 'INDIVIDUAL' | 'FIRM' | null
  contactFirstname: string
  contactLastname: string
  individual: { firstname: string; lastname: string } | null
  firm: { companyName: string } | null
}

/** Last name then first name for a person, the company's name for a company. */
export function patientName({ individual, firm, contactFirstname, contactLastname }: Named): string {
  if (firm) return firm.companyName
  const { firstname, lastname } = individual ?? { firstname: contactFirstname, lastname: contactLastname }
  return `${lastname} ${firstname}`.trim()
}
