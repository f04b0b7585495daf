import { build } from '../release/build.ts'
import { areaNames } from '../build/packages.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { watchSources, oneAtATime } from './watchSources.ts'
import { startProduct } from './product/startProduct.ts'
import { settings } from './launcher/settings.mjs'
import { stopSignal } from './stopSignal.ts'
import { startupMessage } from './startupMessage.ts'

const stopped = stopSignal()
const options = settings(process.env)
const report = (message: string) => console.log(message)
const onProgress = (line: string) => report(`  ${line}`)

try {
  const known = ['shell', ...areaNames()]
  const watched = process.argv.length > 2 ? process.argv.slice(2) : known
  const unknown = watched.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new OperatorError(`Unknown package: ${unknown.join(', ')}. Choose among ${known.join(', ')}.`)
  report('Building what has changed…')
  await build({ onProgress })
  const product = await startProduct(options, report)
  const rebuild = oneAtATime(async (names) => void (await build({ names, onProgress })))
  const restartApi = oneAtATime(() => product.restartApi())
  for (const name of watched) watchSources(name, () => rebuild([name]))
  watchSources('shared', () => {
    rebuild(watched)
    restartApi(['api'])
  })
  watchSources('api', () => restartApi(['api']))
  report(
    `${startupMessage(product.address, options)}\n  Watching ${watched.join(', ')}, shared and the API: reload the page after a change.\n`,
  )
  await Promise.race([stopped, product.databaseFailed])
  await product.stop()
  process.exit(0)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
