import { checkTypes } from './tests/checkTypes.ts'

process.exitCode = (await checkTypes()).failed > 0 ? 1 : 0
