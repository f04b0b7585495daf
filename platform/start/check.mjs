import { install } from './install.mjs'
import { command, typescript } from './typescript.mjs'

await command(() => {
  install()
  return typescript('platform/start/tests/suite.ts', ['--quick'])
})
