import type { Problem } from '../problems.ts'
import { profileProblems, type ProfileDraft } from './profile.ts'

/** Who issues a document: the therapist by name, and the practice's firm. */
export type IssuerDraft = Pick<ProfileDraft, 'firstname' | 'lastname' | 'firm'>

const isNeeded = ({ field }: Problem) => /^(?:firstname|lastname|firm\.(?:name|siren|address))/.test(field)

/** What of a profile a quote or an invoice cannot be issued without, and is missing or wrong (ruling 12). */
export const issuerProblems = ({ firstname, lastname, firm }: IssuerDraft): Problem[] =>
  profileProblems({ firstname, lastname, firm: { ...firm, websiteURL: '' }, phoneNumber: '' }).filter(isNeeded)
