import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from 'shared/contracts/routes'
import { areaNames, descriptorOf, root } from '../build/packages.ts'
import { renderAccessDocument } from './renderAccessDocument.ts'

/** Writes `docs/access.md`: who may call and open what. */
export async function writeAccessDocument(): Promise<void> {
  const areas = await Promise.all(areaNames().map(descriptorOf))
  writeFileSync(join(root, 'docs/access.md'), renderAccessDocument(routes, areas))
}
