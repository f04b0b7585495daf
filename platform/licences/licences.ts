import { writeFileSync } from 'node:fs'
import { productionPackagesHere, renderThirdParty, thirdPartyFile } from './thirdParty.ts'

writeFileSync(thirdPartyFile, renderThirdParty(productionPackagesHere()))
console.log('THIRD-PARTY.md is written.')
