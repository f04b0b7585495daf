import type { ActivityStats, WeekStats } from 'shared/contracts/finance/dashboard'
import { isoWeekDays, mondayOfIsoWeek } from 'shared/domain/calendar/isoWeek'
import type { Period } from 'shared/domain/calendar/period'
import { hours, money } from 'shared/domain/format'

/** Returns the ISO week and its week-year, for example « S53 2026 » (ruling 15). */
const weekLabel = ({ weekNumber, year }: Pick<WeekStats, 'weekNumber' | 'year'>): string => `S${weekNumber} ${year}`

interface Series {
  id: string
  label: string
  values: number[]
}

export interface Week {
  label: string
  /** Days of the week within the period. */
  days: Period
}

const weeksOf = ({ startDate, endDate, infosByWeek }: ActivityStats): Week[] =>
  infosByWeek.map((week) => {
    const { startDate: monday, endDate: sunday } = isoWeekDays(mondayOfIsoWeek(week))
    const days = {
      startDate: monday < startDate ? startDate : monday,
      endDate: sunday > endDate ? endDate : sunday,
    }
    return { label: weekLabel(week), days }
  })

export interface WeekChartData {
  title: string
  /** Definition of the figures: which sessions and amounts they count. */
  explanation: string
  weeks: readonly Week[]
  series: readonly Series[]
  format: (value: number) => string
  /** Shorter format for the axis. */
  axisFormat: (value: number) => string
}

const shortMoney = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

export const hoursChart = (stats: ActivityStats): WeekChartData => ({
  title: 'Heures par semaine',
  explanation:
    "Durée des séances validées de chaque semaine, passées ou à venir, travail de l'animal seul compris. Les semaines vont du lundi au dimanche ; la première et la dernière ne comptent que leurs jours compris dans la période.",
  weeks: weeksOf(stats),
  series: [{ id: 'hours', label: 'Heures', values: stats.infosByWeek.map(({ nbHours }) => nbHours) }],
  format: hours,
  axisFormat: (value) => `${value} h`,
})

export const financeChart = (stats: ActivityStats): WeekChartData => ({
  title: 'Charges, gains et gains attendus par semaine',
  explanation:
    'Montants hors taxes des séances validées, par semaine : les locations à votre charge (charges), le prix des séances payées (gains) et le prix de toutes les séances, payées ou non (gains attendus). Le total des semaines est égal aux montants ci-dessus.',
  weeks: weeksOf(stats),
  series: [
    { id: 'taxes', label: 'Charges', values: stats.infosByWeek.map(({ taxes }) => taxes) },
    { id: 'earnings', label: 'Gains', values: stats.infosByWeek.map(({ earnings }) => earnings) },
    {
      id: 'expectedEarnings',
      label: 'Gains attendus',
      values: stats.infosByWeek.map(({ expectedEarnings }) => expectedEarnings),
    },
  ],
  format: money,
  axisFormat: (value) => shortMoney.format(value),
})
