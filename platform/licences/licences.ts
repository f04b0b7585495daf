import { writeFileSync } from 'node:fs'
import { productionPackagesHere, thirdParty, thirdPartyFile } from './thirdParty.ts'

writeFileSync(thirdPartyFile, thirdParty(productionPackagesHere()))
console.log('THIRD-PARTY.md is written.')
