import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { machineLoad } from '../programs/machineLoad.ts'
import { build } from '../release/build.ts'
import { chromium as findChromium } from '../programs/chromium.ts'
import { openProduct, tokenSource } from './origins.ts'
import { measureImport, type ResponseTimes } from './patients/measureImport.ts'
import { measureList, type ListFigures } from './patients/measureList.ts'
import { measureScreen } from './patients/measureScreen.ts'
import { growPatientsTo } from './patients/practice.ts'
import { formatMs, writeReport } from './report.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '5000' },
    times: { type: 'string', default: '30' },
    /** A product that runs already: the import alone is measured on it. */
    address: { type: 'string' },
  },
})

const sizes = [100, 1000, 5000]

if (!values.address) await build()
const product = await openProduct(values.address)
const memberToken = tokenSource(product.address)

const rowOf = (when: string, { requests, p50, p99, max }: ResponseTimes) => ({
  'GET /clubs': when,
  requests,
  p50: formatMs(p50),
  p99: formatMs(p99),
  max: formatMs(max),
})

/** The calls of the list by the size of the practice; the last columns are the growth from the smallest. */
async function listCalls({ adminUrl, apiPid }: { adminUrl: string; apiPid: number | undefined }) {
  const figures: ListFigures[] = []
  for (const size of sizes) {
    const { address } = product
    const token = await memberToken()
    await growPatientsTo({ address, adminUrl, token }, size)
    figures.push(...(await measureList({ address, token, pid: apiPid }, size, Number(values.times))))
  }
  console.log(`The list of patients, one call at a time, ${values.times} times each. ${machineLoad()}`)
  console.table(
    figures.map(({ call, patients, served }) => {
      const smallest = figures.find((other) => other.call === call)?.served.p50 ?? served.p50
      return {
        call,
        patients,
        rows: served.rows,
        p50: formatMs(served.p50),
        p99: formatMs(served.p99),
        'API processor': formatMs(served.processorMs),
        'p50 × smallest': (served.p50 / smallest).toFixed(2),
      }
    }),
  )
  return figures
}

async function listScreen() {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const figures = await measureScreen(browser, product.address, memberToken)
  await browser.close()
  const { firstRowsMs, keystrokeMs, searchMs, scroll, plainScroll } = figures
  console.log(
    `The screen with ${sizes.at(-1)} patients, 1280 px: first rows after ${formatMs(firstRowsMs)}, a keystroke shows within ${formatMs(keystrokeMs)}, its rows after ${formatMs(searchMs)}. Scrolling ${scroll.frames} frames: ${formatMs(scroll.medianMs)} a frame, p95 ${formatMs(scroll.p95Ms)}, ${scroll.over33} over 33 ms, ${formatMs(scroll.workMs)} of work for each; of a page without a script: p95 ${formatMs(plainScroll.p95Ms)}, ${plainScroll.over33} over 33 ms, ${formatMs(plainScroll.workMs)}. ${machineLoad()}`,
  )
  return figures
}

async function importOfPatients() {
  const figures = await measureImport(product.address, await memberToken(), Number(values.lines))
  console.log(
    `An import of ${figures.lines} lines: preview after ${(figures.readMs / 1000).toFixed(1)} s, written after another ${(figures.writeMs / 1000).toFixed(1)} s. ${machineLoad()}`,
  )
  console.table([rowOf('before', figures.before), rowOf('meanwhile', figures.meanwhile)])
  return figures
}

async function measure() {
  const { own } = product
  const list = own && { calls: await listCalls(own), screen: await listScreen() }
  const imported = await importOfPatients()
  writeReport('patients', { load: loadavg(), list, import: imported })
}

try {
  await measure()
} finally {
  await product.stop()
}
process.exit(0)
