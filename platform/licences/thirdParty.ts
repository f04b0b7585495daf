import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/packages.ts'
import { licenceExceptions } from './allowedLicences.ts'
import { listProductionPackages } from './productionPackages.ts'
import type { LicencedLock, ProductionPackage } from './productionPackages.ts'

export const thirdPartyFile: string = join(root, 'THIRD-PARTY.md')

/** Reads the third-party packages that production ships from this repository's lock file. */
export function readProductionPackages(): ProductionPackage[] {
  const lock: LicencedLock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return listProductionPackages(lock)
}

/** Renders THIRD-PARTY.md. */
export function renderThirdParty(packages: readonly ProductionPackage[]): string {
  return [
    '# Third-party packages',
    '',
    'The third-party packages that production ships, on servers and in pages, with their licences. `npm run licences` writes this file from `package-lock.json`. A test fails on a package that is not listed here, and on a licence that is not free to use in a product (`platform/licences/allowedLicences.ts`). Builds of a package for one kind of machine are under the licence of the package they belong to; the builds of `sharp` include libvips, an unchanged shared library under the LGPL 3.0.',
    '',
    '## Exceptions',
    '',
    ...packages
      .filter(({ name }) => licenceExceptions[name])
      .map(({ name, licence }) => `- \`${name}\`, ${licence}: ${licenceExceptions[name]?.reason}`),
    '',
    `## The ${packages.length} packages`,
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...packages.map(({ name, versions, licence }) => `| ${name} | ${versions.join(', ')} | ${licence} |`),
    '',
  ].join('\n')
}
