import { build } from '../release/build.ts'
import { areaNames } from '../build/packages.ts'
import { createKitBundle } from '../kit/kitBundle.ts'
import { serveKit } from '../kit/serveKit.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { watchSources, runOneAtATime } from './watchSources.ts'
import { startProduct } from './product/startProduct.ts'
import { readSettings } from './launcher/settings.mjs'
import { waitForStopSignal } from './stopSignal.ts'
import { startupMessage } from './startupMessage.ts'

const stopRequested = waitForStopSignal()
const productSettings = readSettings(process.env)
const report = (message: string) => console.log(message)
const onProgress = (line: string) => report(`  ${line}`)

try {
  const knownPackages = ['shell', ...areaNames()]
  const watchedPackages = process.argv.length > 2 ? process.argv.slice(2) : knownPackages
  const unknownPackages = watchedPackages.filter((name) => !knownPackages.includes(name))
  if (unknownPackages.length > 0)
    throw new OperatorError(`Unknown package: ${unknownPackages.join(', ')}. Choose among ${knownPackages.join(', ')}.`)
  report('Building what has changed…')
  await build({ onProgress })
  const product = await startProduct(productSettings, report, { handleFirst: serveKit(createKitBundle()) })
  const rebuild = runOneAtATime(async (names) => void (await build({ names, onProgress })))
  const restartApi = runOneAtATime(() => product.restartApi())
  for (const name of watchedPackages) watchSources(name, () => rebuild([name]))
  watchSources('shared', () => {
    rebuild(watchedPackages)
    restartApi(['api'])
  })
  watchSources('api', () => restartApi(['api']))
  report(
    `${startupMessage(product.address, productSettings)}\n  Watching ${watchedPackages.join(', ')}, shared and the API: reload the page after a change.\n  All components of the kit: ${product.address}/_kit\n`,
  )
  await Promise.race([stopRequested, product.databaseFailed])
  await product.stop()
  process.exit(0)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
