import { build } from '../build/build.ts'
import { areaNames } from '../build/packages.ts'
import { OperatorError } from '../postgres/OperatorError.ts'
import { follow, oneAtATime } from './follow.ts'
import { startProduct } from './product.ts'
import { settings } from './settings.mjs'
import { untilStopped } from './untilStopped.ts'
import { welcome } from './welcome.ts'

const stopped = untilStopped()
const chosen = settings(process.env)
const say = (sentence: string) => console.log(sentence)
const onProgress = (line: string) => say(`  ${line}`)

try {
  const known = ['shell', ...areaNames()]
  const watched = process.argv.length > 2 ? process.argv.slice(2) : known
  const strange = watched.filter((name) => !known.includes(name))
  if (strange.length > 0)
    throw new OperatorError(`There is no ${strange.join(', ')}: choose among ${known.join(', ')}.`)
  say('Building what changed…')
  await build({ onProgress })
  const product = await startProduct(chosen, say)
  const pages = oneAtATime(async (names) => void (await build({ names, onProgress })))
  const api = oneAtATime(() => product.restartApi())
  for (const name of watched) follow(name, () => pages([name]))
  follow('shared', () => {
    pages(watched)
    api(['api'])
  })
  follow('api', () => api(['api']))
  say(
    `${welcome(product.address, chosen)}\n  Following ${watched.join(', ')}, shared and the API: reload the page after a change.\n`,
  )
  await Promise.race([stopped, product.lost])
  await product.stop()
  process.exit(0)
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
