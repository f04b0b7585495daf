import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Matches `{ path: '/pros/clubs', load: … }` of `definePages`, and `<Route path="/pros/clubs">`. */
const pagePattern =
  /(?:<Route\b[^>]*?\bpath=\{?['"](\/[^'"]*)['"]|\bpath:\s*['"](\/[^'"]*)['"],\s*(?:Page|load|prefetch)\b)/g

const isSourceFile = (name: string) => /(?<!\.test)\.tsx?$/.test(name)

/** Returns the absolute paths for which the sources of an area, without its tests, define a page. */
export const routesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSourceFile(entry.name))
    .flatMap((entry) =>
      [...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(pagePattern)].flatMap(
        ([, routePath, pagePath]) => routePath ?? pagePath ?? [],
      ),
    )
