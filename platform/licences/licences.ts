import { writeFileSync } from 'node:fs'
import { readProductionPackages, renderThirdParty, thirdPartyFile } from './thirdParty.ts'

writeFileSync(thirdPartyFile, renderThirdParty(readProductionPackages()))
console.log('THIRD-PARTY.md is written.')
