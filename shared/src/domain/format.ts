const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const shortEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})
const twoDecimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })
const fourDecimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 })
const longDate = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats an amount in euros: « 1 234,50 € ». */
export const money = (amount: number): string => euros.format(amount)

/** Formats an amount in euros, without cents if there are none: « 60 € », « 22,50 € ». */
export const shortMoney = (amount: number): string => shortEuros.format(amount)

/** Formats a number with at most two decimals: « 1 234,5 ». */
export const decimal = (value: number): string => twoDecimals.format(value)

/** Formats a quantity with all of its decimals, four at most: « 1,0833 » for 65 minutes. */
export const quantityText = (quantity: number): string => fourDecimals.format(quantity)

/** Formats a day or an ISO timestamp: « 20/11/2026 ». */
export const shortDay = (day: string): string => day.slice(0, 10).split('-').toReversed().join('/')

/** Formats a day and its time: « 20/11/2026 à 10:30 ». */
export const momentText = ({ day, time }: { day: string; time: string }): string => `${shortDay(day)} à ${time}`

/** Formats a day: « vendredi 20 novembre 2026 », « dimanche 1er novembre 2026 ». */
export const longDay = (day: string): string =>
  longDate.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)).replace(/(?<=^\S+ )1(?= )/, '1er')

/** Formats a day without its weekday: « 20 novembre 2026 », « 1er novembre 2026 ». */
export const dayInWords = (day: string): string => longDay(day).replace(/^\S+ /, '')

const weekdayAndDay = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Formats a day without its year: « lundi 23 novembre », « dimanche 1er novembre ». */
export const dayName = (day: string): string =>
  weekdayAndDay.format(new Date(`${day}T00:00:00Z`)).replace(/\b1(?= [a-zéû])/, '1er')

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a month, from `2026-11` or one of its days: « novembre 2026 ». */
export const longMonth = (month: string): string => monthAndYear.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`))

/** Formats decimal hours: « 1 h 30 » for 1.5. */
export function hours(decimalHours: number): string {
  const minutes = Math.round(decimalHours * 60)
  const minutesOfHour = minutes % 60
  return minutesOfHour === 0
    ? `${minutes / 60} h`
    : `${Math.floor(minutes / 60)} h ${String(minutesOfHour).padStart(2, '0')}`
}

/** Returns the French singular if the absolute value is below 2, as for 0 and 1.5, else the plural. */
export const plural = (count: number, singular: string, pluralForm: string): string =>
  Math.abs(count) < 2 ? singular : pluralForm

/**
 * Adds « de » or « d' » before a name: « de Claire », « d'Inès ». Before an h it is always « de », because the spelling
 * does not tell whether the h is mute.
 */
export const withDe = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d'${name}` : `de ${name}`)
