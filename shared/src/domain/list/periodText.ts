const dayAndMonth = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Formats a day, without its year if it is this year: « 1er août », « 27 nov. 2025 ». */
function dayText(day: string, thisYear: string): string {
  const text = dayAndMonth.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ')
  const year = day.slice(0, 4)
  return year === thisYear ? text : `${text} ${year}`
}

interface FilteredPeriod {
  /** `yyyy-mm-dd`; '' for none. */
  startDate: string
  endDate: string
  /** The current day of the practice, `yyyy-mm-dd`. */
  today: string
}

/** Describes a period in French: « Du 1er août au 27 nov. », « Depuis le 3 mars 2025 », « Période : toutes ». */
export function periodText({ startDate, endDate, today }: FilteredPeriod): string {
  const text = (day: string) => dayText(day, today.slice(0, 4))
  if (startDate !== '' && endDate !== '') return `Du ${text(startDate)} au ${text(endDate)}`
  if (startDate !== '') return `Depuis le ${text(startDate)}`
  return endDate === '' ? 'Période : toutes' : `Jusqu'au ${text(endDate)}`
}
