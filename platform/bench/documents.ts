import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { billDocument } from '../../api/src/modules/finance/bills/billDocument.ts'
import { billContent, firmClient, buildBillLines } from '../../api/src/testing/bills/billContent.ts'
import { machineLoad } from '../programs/machineLoad.ts'
import { measureBillList } from './bills/measureBillList.ts'
import { measureRendering, type RenderingCost } from './documents/measureRendering.ts'
import { openOwnProduct, createTokenSource } from './origins.ts'
import { formatMs, writeReport } from './report.ts'
import { median } from './rounds.ts'
import { percentile } from '../programs/percentile.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '40' },
    monthlyInvoices: { type: 'string', default: '500' },
  },
})

const longInvoiceContent = (number: string) => billContent({ number, client: firmClient, lines: buildBillLines(42) })
const sessionsPerMonth = 4
const shortInvoiceContent = (number: string) => billContent({ number, lines: buildBillLines(sessionsPerMonth) })

async function renderInvoices(count: number, contentOf: (number: string) => Parameters<typeof billDocument>[0]) {
  const figures: RenderingCost[] = []
  for (let index = 1; index <= count; index += 1) {
    const content = contentOf(`2026-${String(index).padStart(4, '0')}`)
    figures.push(await measureRendering(async () => (await billDocument(content)).pdf))
  }
  return figures
}

const summaryOf = (documentKind: string, figures: readonly RenderingCost[]) => {
  const [cpu, wall] = [figures.map(({ cpuMs }) => cpuMs), figures.map(({ wallMs }) => wallMs)]
  return {
    documentKind,
    documents: figures.length,
    'CPU median': formatMs(median(cpu)),
    'CPU p95': formatMs(
      percentile(
        cpu.toSorted((left, right) => left - right),
        0.95,
      ),
    ),
    'wall median': formatMs(median(wall)),
    bytes: figures.at(-1)?.bytes ?? 0,
  }
}

const [firstInvoice, ...followingInvoices] = await renderInvoices(Number(values.times) + 1, longInvoiceContent)
const monthlyInvoices = await renderInvoices(Number(values.monthlyInvoices), shortInvoiceContent)
const monthSeconds = monthlyInvoices.reduce((sum, { wallMs }) => sum + wallMs, 0) / 1000

console.log(`Invoices rendered in one process, PDF/A-3a with their XML. ${machineLoad()}`)
console.table([
  summaryOf('42 lines, two pages: the first, which parses the fonts', firstInvoice ? [firstInvoice] : []),
  summaryOf('42 lines, two pages: the following', followingInvoices),
  summaryOf(`${sessionsPerMonth} lines: the invoices of a month`, monthlyInvoices),
])
console.log(`${monthlyInvoices.length} invoices of a month took ${monthSeconds.toFixed(1)} s.`)

const invoiceCounts = [1_000, 10_000, 100_000]

async function measureInvoiceList() {
  const { address, internals, stop } = await openOwnProduct()
  const token = await createTokenSource(address)()
  const figures = await measureBillList({ address, ...internals, token }, invoiceCounts, Number(values.times))
  await stop()
  console.log(`A page of ten invoices, with the sums of all matching invoices, ${values.times} sequential calls each.`)
  console.table(
    figures.map(({ call, invoices, measurement }) => {
      const p50OfSmallest =
        figures.find((otherFigures) => otherFigures.call === call)?.measurement.p50 ?? measurement.p50
      return {
        call,
        invoices,
        p50: formatMs(measurement.p50),
        p99: formatMs(measurement.p99),
        'API CPU time': formatMs(measurement.processorMs),
        'p50 ÷ p50 of the smallest': (measurement.p50 / p50OfSmallest).toFixed(2),
      }
    }),
  )
  return figures
}

const listFigures = await measureInvoiceList()
writeReport('documents', {
  load: loadavg(),
  first: firstInvoice,
  others: followingInvoices,
  month: monthlyInvoices,
  monthSeconds,
  list: listFigures,
})
