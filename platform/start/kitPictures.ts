import { parseArgs } from 'node:util'
import { countLine } from './TestCount.ts'
import { compareKitPictures, renewKitPictures } from './tests/kitPictures.ts'

// `npm run pictures:kit` takes the pictures of the kit page again; with `-- --check` it compares the page with them.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const count = values.check ? await compareKitPictures() : await renewKitPictures()
console.log(countLine(count))
process.exit(count.failed > 0 ? 1 : 0)
