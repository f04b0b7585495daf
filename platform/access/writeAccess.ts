import { writeAccessDocument } from './accessDocument.ts'

await writeAccessDocument()
