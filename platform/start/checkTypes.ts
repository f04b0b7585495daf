import { typesHold } from './tests/typesHold.ts'

process.exitCode = (await typesHold()).failed > 0 ? 1 : 0
