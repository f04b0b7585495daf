import { install } from '../start/launcher/install.mjs'
import { runCommand, runTypescript } from '../start/launcher/runTypescript.mjs'

await runCommand(() => {
  install()
  return runTypescript('platform/new-area/command.ts', process.argv.slice(2))
})
