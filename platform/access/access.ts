import { writeAccessDocument } from './writeAccessDocument.ts'

await writeAccessDocument()
