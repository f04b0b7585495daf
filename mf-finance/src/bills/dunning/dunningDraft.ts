import type { BillLettersInput, BillDunning } from 'shared/contracts/finance/billLetters'
import { letterTextProblems } from 'shared/domain/bills/letterTexts'
import type { LetterText } from 'shared/domain/bills/letterTexts'
import type { DunningLevel } from 'shared/domain/bills/dunning'
import type { Problem } from 'shared/domain/problems'

/** The text of each level, by a word: a number would make a list of it. */
export type DunningDraft = Record<`level${DunningLevel}`, LetterText>

/** The levels among these dunning e-mails, in their order. */
export const levelsOf = (dunnings: readonly BillDunning[]): DunningLevel[] =>
  ([1, 2, 3] as const).filter((level) => dunnings.some((dunning) => dunning.level === level))

/** Validates the dunning e-mails before they are sent, only for the levels among them. */
export const dunningProblems = (draft: DunningDraft, levels: readonly DunningLevel[]): Problem[] =>
  levels.flatMap((level) =>
    letterTextProblems(draft[`level${level}`]).map((problem) => ({
      ...problem,
      field: `level${level}.${problem.field}`,
    })),
  )

export const inputOf = (draft: DunningDraft, dunnings: readonly BillDunning[]): BillLettersInput => ({
  letters: dunnings.map(({ billId, level, email }) => ({ billId, level, email })),
  texts: levelsOf(dunnings).map((level) => ({ level, ...draft[`level${level}`] })),
})
