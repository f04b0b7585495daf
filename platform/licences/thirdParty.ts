import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../build/packages.ts'
import { exceptions } from './allowedLicences.ts'
import { productionPackages } from './productionPackages.ts'
import type { LicencedLock, ProductionPackage } from './productionPackages.ts'

export const thirdPartyFile: string = join(root, 'THIRD-PARTY.md')

export function productionPackagesHere(): ProductionPackage[] {
  const lock: LicencedLock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return productionPackages(lock)
}

/** Renders THIRD-PARTY.md. */
export function thirdParty(packages: readonly ProductionPackage[]): string {
  return [
    '# Third-party packages',
    '',
    'What production ships of others, on servers and in pages, with its licence. `npm run licences` writes this file from `package-lock.json`. A test fails on a package that is not listed here, and on a licence that is not free to use in a product (`platform/licences/allowedLicences.ts`). Builds of a package for one kind of machine are under the licence of the package they belong to; those of `sharp` bring libvips beside them, a shared library under the LGPL 3.0, unchanged.',
    '',
    '## Exceptions',
    '',
    ...packages
      .filter(({ name }) => exceptions[name])
      .map(({ name, licence }) => `- \`${name}\`, ${licence}: ${exceptions[name]?.reason}`),
    '',
    `## The ${packages.length} packages`,
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...packages.map(({ name, versions, licence }) => `| ${name} | ${versions.join(', ')} | ${licence} |`),
    '',
  ].join('\n')
}
