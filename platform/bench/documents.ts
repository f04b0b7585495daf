import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { billDocument } from '../../api/src/modules/finance/bills/billDocument.ts'
import { billContent, firm, manyLines } from '../../api/src/testing/bills/billContent.ts'
import { machineLoad } from '../programs/machineLoad.ts'
import { measureBillList } from './bills/measureBillList.ts'
import { measureDrawing, type Drawing } from './documents/measureDrawing.ts'
import { openOwnProduct, tokenSource } from './origins.ts'
import { formatMs, writeReport } from './report.ts'
import { median } from './rounds.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '40' },
    month: { type: 'string', default: '500' },
  },
})

const longInvoice = (number: string) => billContent({ number, client: firm, lines: manyLines(42) })
const sessionsOfMonth = 4
const shortInvoice = (number: string) => billContent({ number, lines: manyLines(sessionsOfMonth) })

async function drawn(count: number, contentOf: (number: string) => Parameters<typeof billDocument>[0]) {
  const figures: Drawing[] = []
  for (let index = 1; index <= count; index += 1) {
    const content = contentOf(`2026-${String(index).padStart(4, '0')}`)
    figures.push(await measureDrawing(async () => (await billDocument(content)).pdf))
  }
  return figures
}

const percentile = (figures: readonly number[], share: number) =>
  figures.toSorted((left, right) => left - right)[Math.floor((figures.length - 1) * share)] ?? 0
const summaryOf = (what: string, figures: readonly Drawing[]) => {
  const [cpu, wall] = [figures.map(({ cpuMs }) => cpuMs), figures.map(({ wallMs }) => wallMs)]
  return {
    what,
    documents: figures.length,
    'CPU median': formatMs(median(cpu)),
    'CPU p95': formatMs(percentile(cpu, 0.95)),
    'wall median': formatMs(median(wall)),
    bytes: figures.at(-1)?.bytes ?? 0,
  }
}

const [first, ...others] = await drawn(Number(values.times) + 1, longInvoice)
const month = await drawn(Number(values.month), shortInvoice)
const monthSeconds = month.reduce((sum, { wallMs }) => sum + wallMs, 0) / 1000

console.log(`Invoices drawn in one process, PDF/A-3a with their XML. ${machineLoad()}`)
console.table([
  summaryOf('42 lines, two pages: the first one, fonts parsed', first ? [first] : []),
  summaryOf('42 lines, two pages: the next ones', others),
  summaryOf(`${sessionsOfMonth} lines: the invoices of a month`, month),
])
console.log(`${month.length} invoices of a month took ${monthSeconds.toFixed(1)} s.`)

const sizes = [1_000, 10_000, 100_000]

async function billList() {
  const { address, own, stop } = await openOwnProduct()
  const token = await tokenSource(address)()
  const figures = await measureBillList({ address, ...own, token }, sizes, Number(values.times))
  await stop()
  console.log(
    `Ten invoices of the list, with the sums of all that match, one call at a time, ${values.times} times each.`,
  )
  console.table(
    figures.map(({ call, invoices, served }) => {
      const smallest = figures.find((other) => other.call === call)?.served.p50 ?? served.p50
      return {
        call,
        invoices,
        p50: formatMs(served.p50),
        p99: formatMs(served.p99),
        'API processor': formatMs(served.processorMs),
        'p50 × smallest': (served.p50 / smallest).toFixed(2),
      }
    }),
  )
  return figures
}

const list = await billList()
writeReport('documents', { load: loadavg(), first, others, month, monthSeconds, list })
