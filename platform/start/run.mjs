import { command, typescript } from './typescript.mjs'

const [file = '', ...args] = process.argv.slice(2)

await command(() => typescript(file, args))
