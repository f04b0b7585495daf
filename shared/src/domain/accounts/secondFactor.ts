import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'

/** Normalises a code for comparison: lower case, without spaces and hyphens. */
export const normalizeCode = (typedCode: string): string => typedCode.replaceAll(/[\s-]/g, '').toLowerCase()

/** Whether a text is the code of an authenticator app, six digits; any other text is treated as a recovery code. */
export const isAppCode = (typedCode: string): boolean => /^\d{6}$/.test(normalizeCode(typedCode))

/** Formats a recovery code or a key for display in groups of four characters, joined by `separator`. */
export const formatInGroupsOfFour = (code: string, separator: string): string =>
  code.match(/.{1,4}/g)?.join(separator) ?? ''

export const codeProblems = ({ code }: { code: string }): Problem[] =>
  code.trim() === '' ? [required('code', 'Code requis')] : []

/** Returns the problems of a password and, if `needsCode`, of a code. */
export const passwordAndCodeProblems = (
  draft: { password: string; code: string },
  { needsCode }: { needsCode: boolean } = { needsCode: true },
): Problem[] => [
  ...(draft.password === '' ? [required('password', 'Mot de passe requis')] : []),
  ...(needsCode ? codeProblems(draft) : []),
]
