import type { Problem } from '../problems.ts'
import { profileProblems, type ProfileDraft } from './profile.ts'

/** Who issues a document: the therapist by name, and the practice's firm. */
export type IssuerDraft = Pick<ProfileDraft, 'firstname' | 'lastname' | 'firm'>

/** A name that was saved before it was checked stays, and goes on documents (ruling 45). */
const isSavedName = ({ field, kind }: Problem) => kind === 'invalid' && field.endsWith('name')

const isNeeded = (problem: Problem) =>
  /^(?:firstname|lastname|firm\.(?:name|siren|address))/.test(problem.field) && !isSavedName(problem)

/** What of a profile a quote or an invoice cannot be issued without, and is missing or wrong (ruling 12). */
export const issuerProblems = ({ firstname, lastname, firm }: IssuerDraft): Problem[] =>
  profileProblems({ firstname, lastname, firm: { ...firm, websiteURL: '' }, phoneNumber: '' }).filter(isNeeded)
