import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../build/build.ts'
import { root } from '../build/packages.ts'
import { openProduct, tokenSource } from './origins.ts'
import { measureImport, type ResponseTimes } from './patients/measureImport.ts'

const { values } = parseArgs({ options: { lines: { type: 'string', default: '5000' }, address: { type: 'string' } } })

if (!values.address) await build()
const product = await openProduct(values.address)

const formatMs = (value: number) => `${value.toFixed(1)} ms`
const rowOf = (when: string, { requests, p50, p99, max }: ResponseTimes) => ({
  'GET /clubs': when,
  requests,
  p50: formatMs(p50),
  p99: formatMs(p99),
  max: formatMs(max),
})

async function measure() {
  const token = await tokenSource(product.address)()
  const figures = await measureImport(product.address, token, Number(values.lines))
  console.log(
    `An import of ${figures.lines} lines: preview after ${(figures.readMs / 1000).toFixed(1)} s, written after another ${(figures.writeMs / 1000).toFixed(1)} s. Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`,
  )
  console.table([rowOf('before', figures.before), rowOf('meanwhile', figures.meanwhile)])
  const report = join(root, '.cache/bench/patients.json')
  mkdirSync(join(root, '.cache/bench'), { recursive: true })
  writeFileSync(
    report,
    JSON.stringify({ at: new Date().toISOString(), load: loadavg(), import: figures }, undefined, 2),
  )
  console.log(`Written to ${report}`)
}

try {
  await measure()
} finally {
  await product.stop()
}
process.exit(0)
