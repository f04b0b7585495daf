import { types } from './tests/types.ts'

process.exitCode = (await types()).failed > 0 ? 1 : 0
