import { install } from './launcher/install.mjs'
import { preflight } from './launcher/preflight.mjs'
import { runCommand, runTypescript } from './launcher/runTypescript.mjs'
import { stopWithNpm } from './launcher/stopWithNpm.mjs'

stopWithNpm()

await runCommand(async () => {
  const problem = await preflight(process.env)
  if (problem) throw new Error(problem)
  install()
  return runTypescript('platform/start/dev.ts', process.argv.slice(2))
})
