import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from '../../build/bundle.ts'
import { root } from '../../build/packages.ts'
import { commonConfig } from '../../build/webpackConfig.ts'

/** Bundles the page that renders FullCalendar; returns the path of the script. */
export async function buildFullCalendar(): Promise<string> {
  const folder = join(root, '.cache/bench/fullcalendar')
  await rm(folder, { recursive: true, force: true })
  const baseConfig = commonConfig('platform')
  await bundle(
    {
      ...baseConfig,
      cache: false,
      entry: { page: './bench/calendars/fullCalendar.page.ts' },
      output: { path: folder, filename: '[name].js' },
      plugins: [],
    },
    () => undefined,
  )
  return join(folder, 'page.js')
}
