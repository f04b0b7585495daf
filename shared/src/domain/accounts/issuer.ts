import type { Problem } from '../problems.ts'
import { profileProblems, type ProfileDraft } from './profile.ts'

/** The issuer of a document: the therapist by name, and the practice's firm. */
export type IssuerDraft = Pick<ProfileDraft, 'firstname' | 'lastname' | 'firm'>

/**
 * Whether a name has invalid characters, or a postal code is invalid. Those saved before this check existed are still
 * accepted and printed on documents (ruling 45).
 */
const isAcceptedOnceSaved = ({ field, kind }: Problem) => kind === 'invalid' && /(?:name|zipCode)$/.test(field)

const isRequiredOnDocuments = (problem: Problem) =>
  /^(?:firstname|lastname|firm\.(?:name|siren|address))/.test(problem.field) && !isAcceptedOnceSaved(problem)

/** Returns the problems of the profile's fields that a quote or an invoice requires (ruling 12). */
export const issuerProblems = ({ firstname, lastname, firm }: IssuerDraft): Problem[] =>
  profileProblems({ firstname, lastname, firm: { ...firm, websiteURL: '' }, phoneNumber: '' }).filter(
    isRequiredOnDocuments,
  )
