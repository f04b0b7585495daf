import { install } from './install.mjs'
import { obstacle } from './obstacle.mjs'
import { command, typescript } from './typescript.mjs'

await command(async () => {
  const sentence = await obstacle(process.env)
  if (sentence) throw new Error(sentence)
  install()
  return typescript('platform/start/serve.ts')
})
