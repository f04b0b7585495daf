import { runCommand, runTypescript } from './launcher/runTypescript.mjs'

const [file = '', ...args] = process.argv.slice(2)

await runCommand(() => runTypescript(file, args))
