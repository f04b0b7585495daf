import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../programs/chromium.ts'
import { build } from '../release/build.ts'
import { DemoApi } from './actions/DemoApi.ts'
import { everydayActions } from './actions/everydayActions.ts'
import type { EverydayAction } from './actions/EverydayAction.ts'
import { InputCounter } from './actions/inputCounter.ts'
import type { InputCounts } from './actions/inputCounter.ts'
import { openProduct } from './origins.ts'

// Counts the clicks, keys and page changes of everyday actions: `npm run bench:actions -- --only comment`.
const { values } = parseArgs({ options: { origin: { type: 'string' }, only: { type: 'string' } } })

if (!values.origin) await build()
const product = await openProduct(values.origin)
const browser = await chromium.launch({ executablePath: await findChromium() })
const api = new DemoApi(product.address)

async function countInputs({ run }: EverydayAction): Promise<InputCounts> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1280, height: 900 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const token = await api.token()
  await page.addInitScript((jwtToken) => {
    localStorage.setItem('complice.cookies', JSON.stringify({ items: [], at: new Date().toISOString() }))
    localStorage.setItem('complice.tourSeen', '1')
    localStorage.setItem('jwtToken', jwtToken)
  }, token)
  const counter = await InputCounter.attachTo(page)
  try {
    await run({
      page,
      api,
      begin: async (path, readyText) => {
        await page.goto(path)
        await page.getByText(readyText).first().waitFor()
        await page.waitForLoadState('networkidle')
        counter.reset()
      },
    })
    return counter.counts
  } finally {
    await context.close()
  }
}

const format = ({ clicks, keys, pageChanges }: InputCounts) => `${clicks} + ${keys}, ${pageChanges}`
const isWithin = (counts: InputCounts, maxCounts: InputCounts) =>
  counts.clicks <= maxCounts.clicks && counts.keys <= maxCounts.keys && counts.pageChanges <= maxCounts.pageChanges

console.log('Clicks + keys, page changes:')
for (const action of everydayActions.filter(({ name }) => name.includes(values.only ?? ''))) {
  const counts = await countInputs(action).catch((error: unknown) => {
    console.error(error)
  })
  const verdict = counts && isWithin(counts, action.maxCounts) ? 'ok' : 'MISSED'
  console.log(
    `  ${action.name.padEnd(42)} ${(counts ? format(counts) : 'failed').padStart(12)}   at most ${format(action.maxCounts)}   ${verdict}`,
  )
  if (verdict === 'MISSED') process.exitCode = 1
}
await browser.close()
await product.stop()
