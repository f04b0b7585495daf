import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { machineLoad } from '../programs/machineLoad.ts'
import { build } from '../release/build.ts'
import { findChromium } from '../programs/chromium.ts'
import { openProduct, createTokenSource } from './origins.ts'
import { measureImport, type ResponseTimes } from './patients/measureImport.ts'
import { measureList, type ListFigures } from './patients/measureList.ts'
import { measureScreen } from './patients/measureScreen.ts'
import { growPatientsTo } from './patients/practice.ts'
import { formatMs, writeReport } from './report.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '5000' },
    times: { type: 'string', default: '30' },
    /** The address of a running product; on such a product only the import is measured. */
    address: { type: 'string' },
  },
})

const patientCounts = [100, 1000, 5000]

if (!values.address) await build()
const product = await openProduct(values.address)
const memberToken = createTokenSource(product.address)

const rowOf = (period: string, { requests, p50, p99, max }: ResponseTimes) => ({
  'GET /clubs': period,
  requests,
  p50: formatMs(p50),
  p99: formatMs(p99),
  max: formatMs(max),
})

/**
 * Measures the list's calls in practices of several sizes. The last column of the table is the ratio to the smallest
 * practice.
 */
async function measureListCalls({ adminUrl, apiPid }: { adminUrl: string; apiPid: number | undefined }) {
  const figures: ListFigures[] = []
  for (const size of patientCounts) {
    const { address } = product
    const token = await memberToken()
    await growPatientsTo({ address, adminUrl, token }, size)
    figures.push(...(await measureList({ address, token, pid: apiPid }, size, Number(values.times))))
  }
  console.log(`The list of patients, one call at a time, ${values.times} of each. ${machineLoad()}`)
  console.table(
    figures.map(({ call, patients, measurement }) => {
      const p50OfSmallest =
        figures.find((otherFigures) => otherFigures.call === call)?.measurement.p50 ?? measurement.p50
      return {
        call,
        patients,
        rows: measurement.rows,
        p50: formatMs(measurement.p50),
        p99: formatMs(measurement.p99),
        'API CPU time': formatMs(measurement.processorMs),
        'p50 ÷ p50 of the smallest': (measurement.p50 / p50OfSmallest).toFixed(2),
      }
    }),
  )
  return figures
}

async function measureListScreen() {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  const figures = await measureScreen(browser, product.address, memberToken)
  await browser.close()
  const { firstRowsMs, keystrokeMs, searchMs, scroll, plainScroll } = figures
  console.log(
    `The screen with ${patientCounts.at(-1)} patients, 1280 px wide: first rows after ${formatMs(firstRowsMs)}, a keystroke visible within ${formatMs(keystrokeMs)}, the rows found after ${formatMs(searchMs)}. Scrolling ${scroll.frames} frames: median ${formatMs(scroll.medianMs)} per frame, p95 ${formatMs(scroll.p95Ms)}, ${scroll.over33} frames over 33 ms, ${formatMs(scroll.workMs)} of main-thread work per frame. For comparison, a page without scripts: p95 ${formatMs(plainScroll.p95Ms)}, ${plainScroll.over33} frames over 33 ms, ${formatMs(plainScroll.workMs)} of work. ${machineLoad()}`,
  )
  return figures
}

async function measurePatientImport() {
  const figures = await measureImport(product.address, await memberToken(), Number(values.lines))
  console.log(
    `An import of ${figures.lines} lines: preview after ${(figures.readMs / 1000).toFixed(1)} s, stored after another ${(figures.writeMs / 1000).toFixed(1)} s. ${machineLoad()}`,
  )
  console.table([rowOf('before the import', figures.beforeImport), rowOf('during the import', figures.duringImport)])
  return figures
}

async function measure() {
  const { internals } = product
  const list = internals && { calls: await measureListCalls(internals), screen: await measureListScreen() }
  const importRows = await measurePatientImport()
  writeReport('patients', { load: loadavg(), list, import: importRows })
}

try {
  await measure()
} finally {
  await product.stop()
}
process.exit(0)
