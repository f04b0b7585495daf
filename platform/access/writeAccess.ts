import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from 'shared/contracts/routes'
import { areaNames, descriptorOf, root } from '../build/packages.ts'
import { accessTable } from './accessTable.ts'

writeFileSync(join(root, 'docs/access.md'), accessTable(routes, await Promise.all(areaNames().map(descriptorOf))))
