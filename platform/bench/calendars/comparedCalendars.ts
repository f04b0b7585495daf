import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { bundle } from '../../build/bundle.ts'
import { root } from '../../build/packages.ts'
import { commonConfig } from '../../build/webpackConfig.ts'

/** A calendar library that the agenda is compared with. */
export interface ComparedCalendar {
  name: string
  /** File name of its page in `pages`. */
  page: string
  /** CSS selector of the blocks of its events. */
  block: string
}

export const comparedCalendars: readonly ComparedCalendar[] = [
  { name: 'FullCalendar 6', page: 'fullCalendar6', block: '.session' },
  { name: 'FullCalendar 7', page: 'fullCalendar7', block: '.session' },
  {
    name: 'DayPilot Lite',
    page: 'dayPilot',
    block: '.calendar_default_event, .month_default_event',
  },
  {
    name: 'TOAST UI',
    page: 'toastUi',
    block: '.toastui-calendar-event-time, .toastui-calendar-weekday-event',
  },
]

const buildFolder = join(root, '.cache/bench/calendars')

export const scriptOf = ({ page }: ComparedCalendar): string => join(buildFolder, `${page}.js`)
export const styleSheetOf = ({ page }: ComparedCalendar): string => join(buildFolder, `${page}.css`)

/** Bundles the pages that render the compared calendars. */
export async function buildComparedCalendars(): Promise<void> {
  await rm(buildFolder, { recursive: true, force: true })
  const baseConfig = commonConfig('platform')
  await bundle(
    {
      ...baseConfig,
      cache: false,
      entry: Object.fromEntries(comparedCalendars.map(({ page }) => [page, `./bench/calendars/pages/${page}.ts`])),
      output: { path: buildFolder, filename: '[name].js' },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    },
    () => undefined,
  )
}
