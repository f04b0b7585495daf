import type { ActivityStats, WeekStats } from 'shared/contracts/dashboard'
import { hours, money } from 'shared/domain/format'

/** « S53 2026 », by ISO week and week-year (ruling 15). */
export const weekLabel = ({ weekNumber, year }: Pick<WeekStats, 'weekNumber' | 'year'>): string =>
  `S${weekNumber} ${year}`

export interface Series {
  id: string
  label: string
  values: number[]
}

export interface WeekChartData {
  title: string
  weeks: string[]
  series: readonly Series[]
  format: (value: number) => string
  /** Beside the axis, where space is short. */
  axisFormat: (value: number) => string
}

const shortMoney = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

export const hoursChart = ({ infosByWeek }: ActivityStats): WeekChartData => ({
  title: 'Heures par semaine',
  weeks: infosByWeek.map(weekLabel),
  series: [{ id: 'hours', label: 'Heures', values: infosByWeek.map(({ nbHours }) => nbHours) }],
  format: hours,
  axisFormat: (value) => `${value} h`,
})

export const financeChart = ({ infosByWeek }: ActivityStats): WeekChartData => ({
  title: 'Charges, gains et gains attendus par semaine',
  weeks: infosByWeek.map(weekLabel),
  series: [
    { id: 'taxes', label: 'Charges', values: infosByWeek.map(({ taxes }) => taxes) },
    { id: 'earnings', label: 'Gains', values: infosByWeek.map(({ earnings }) => earnings) },
    {
      id: 'expectedEarnings',
      label: 'Gains attendus',
      values: infosByWeek.map(({ expectedEarnings }) => expectedEarnings),
    },
  ],
  format: money,
  axisFormat: (value) => shortMoney.format(value),
})
