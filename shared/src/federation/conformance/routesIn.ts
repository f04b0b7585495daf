import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Matches `{ path: '/pros/clubs', load: … }` of `definePages`, and `<Route path="/pros/clubs">`. */
const page = /(?:<Route\b[^>]*?\bpath=\{?['"](\/[^'"]*)['"]|\bpath:\s*['"](\/[^'"]*)['"],\s*(?:Page|load|prefetch)\b)/g

const isSource = (name: string) => /(?<!\.test)\.tsx?$/.test(name)

/** The absolute paths with a page in the sources of an area, without its tests. */
export const routesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .flatMap((entry) =>
      [...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(page)].flatMap(
        ([, ofRoute, ofPage]) => ofRoute ?? ofPage ?? [],
      ),
    )
