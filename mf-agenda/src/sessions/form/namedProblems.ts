import type { Problem } from 'shared/domain/problems'

const labels: Readonly<Record<string, string>> = {
  startDate: 'Jour',
  startTime: 'De',
  endTime: 'A',
  endDate: 'Date de fin',
}

const namesNothing = (message: string) => /^obligatoire/i.test(message)

/** In the box above the form, 'Obligatoire' alone would not say what is. */
export const namedProblems = (problems: readonly Problem[]): Problem[] =>
  problems.map(({ field, message }) => ({
    field,
    message: namesNothing(message) && labels[field] ? `${labels[field]} : ${message}` : message,
  }))
