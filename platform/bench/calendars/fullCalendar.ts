import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from '../../build/bundle.ts'
import { root } from '../../build/packages.ts'
import { common } from '../../build/recipe.ts'

/** One script that draws FullCalendar, in a page of its own. */
export async function buildFullCalendar(): Promise<string> {
  const folder = join(root, '.cache/bench/fullcalendar')
  await rm(folder, { recursive: true, force: true })
  const usual = common('platform')
  await bundle(
    {
      ...usual,
      cache: false,
      entry: { page: './bench/calendars/fullCalendar.page.ts' },
      output: { path: folder, filename: '[name].js' },
      plugins: [],
    },
    () => undefined,
  )
  return join(folder, 'page.js')
}
