import type { Problem } from '../problems.ts'
import { required } from '../problems.ts'

/** A code as it is compared: however it was typed or pasted, without spaces, hyphens and capitals. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase()

/** Whether it can be the code of an app: six digits. What else is typed is taken for a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed))

/** A recovery code or a key as it is shown: in groups of four, joined by `separator`. */
export const inGroups = (code: string, separator: string): string => code.match(/.{1,4}/g)?.join(separator) ?? ''

export const codeProblems = ({ code }: { code: string }): Problem[] =>
  code.trim() === '' ? [required('code', 'Code requis')] : []

export const passwordAndCodeProblems = (draft: { password: string; code: string }): Problem[] => [
  ...(draft.password === '' ? [required('password', 'Mot de passe requis')] : []),
  ...codeProblems(draft),
]
