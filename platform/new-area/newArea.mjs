import { install } from '../start/install.mjs'
import { command, typescript } from '../start/typescript.mjs'

await command(() => {
  install()
  return typescript('platform/new-area/command.ts', process.argv.slice(2))
})
