import type { BillLettersInput, BillReminder } from 'shared/contracts/finance/billLetters'
import { letterTextProblems } from 'shared/domain/bills/letterTexts'
import type { LetterText } from 'shared/domain/bills/letterTexts'
import type { ReminderLevel } from 'shared/domain/bills/reminders'
import type { Problem } from 'shared/domain/problems'

/** The text of each level, by a word: a number would make a list of it. */
export type ReminderDraft = Record<`level${ReminderLevel}`, LetterText>

/** The levels among these reminders, in their order. */
export const levelsOf = (reminders: readonly BillReminder[]): ReminderLevel[] =>
  ([1, 2, 3] as const).filter((level) => reminders.some((reminder) => reminder.level === level))

/** What keeps these reminders from being sent: of the levels among them alone. */
export const reminderProblems = (draft: ReminderDraft, levels: readonly ReminderLevel[]): Problem[] =>
  levels.flatMap((level) =>
    letterTextProblems(draft[`level${level}`]).map((problem) => ({
      ...problem,
      field: `level${level}.${problem.field}`,
    })),
  )

export const inputOf = (draft: ReminderDraft, reminders: readonly BillReminder[]): BillLettersInput => ({
  letters: reminders.map(({ billId, level, email }) => ({ billId, level, email })),
  texts: levelsOf(reminders).map((level) => ({ level, ...draft[`level${level}`] })),
})
