import { install } from './launcher/install.mjs'
import { runCommand, runTypescript } from './launcher/runTypescript.mjs'

await runCommand(() => {
  install()
  return runTypescript('platform/start/tests/suite.ts', process.argv.slice(2))
})
