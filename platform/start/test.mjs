import { separateClockArgument } from './launcher/fakeClock.mjs'
import { install } from './launcher/install.mjs'
import { runCommand, runTypescript } from './launcher/runTypescript.mjs'

await runCommand(() => {
  install()
  const { args, on } = separateClockArgument(process.argv.slice(2))
  // The suite sets the clock of the stages that depend on the date.
  return runTypescript('platform/start/tests/suite.ts', on === undefined ? args : [...args, '--date', on])
})
