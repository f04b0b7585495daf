import type { BillEmailsInput, BillDunning } from 'shared/contracts/finance/billEmails'
import { emailTextProblems } from 'shared/domain/bills/emailTexts'
import type { EmailText } from 'shared/domain/bills/emailTexts'
import type { DunningLevel } from 'shared/domain/bills/dunning'
import type { Problem } from 'shared/domain/problems'

/** Text of each level. The keys are not numeric, because the form library would make an array of numeric keys. */
export type DunningDraft = Record<`level${DunningLevel}`, EmailText>

/** Returns the levels that occur among the dunning e-mails, in ascending order. */
export const levelsOf = (dunnings: readonly BillDunning[]): DunningLevel[] =>
  ([1, 2, 3] as const).filter((level) => dunnings.some((dunning) => dunning.level === level))

/** Validates the texts of the levels; returns the problems of their fields. */
export const dunningProblems = (draft: DunningDraft, levels: readonly DunningLevel[]): Problem[] =>
  levels.flatMap((level) =>
    emailTextProblems(draft[`level${level}`]).map((problem) => ({
      ...problem,
      field: `level${level}.${problem.field}`,
    })),
  )

export const inputOf = (draft: DunningDraft, dunnings: readonly BillDunning[]): BillEmailsInput => ({
  letters: dunnings.map(({ billId, level, email }) => ({ billId, level, email })),
  texts: levelsOf(dunnings).map((level) => ({ level, ...draft[`level${level}`] })),
})
