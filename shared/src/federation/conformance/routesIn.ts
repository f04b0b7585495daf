import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const route = /<Route\b[^>]*?\bpath=\{?['"](\/[^'"]*)['"]/g

/** The absolute paths that the sources of an area have routes for. */
export const routesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .flatMap((entry) =>
      [...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(route)].flatMap((match) => match[1] ?? []),
    )
