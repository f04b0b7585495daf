import { isRecord } from 'shared/domain/isRecord'
import { registerHashes } from './scriptIntegrity.ts'

/** Data that the release wrote into the HTML page, so that the first screen needs no request for it. */
interface PageData {
  registry?: unknown
  shell?: { base: string; files: Record<string, string> }
}

const isShell = (value: unknown): value is NonNullable<PageData['shell']> =>
  isRecord(value) &&
  typeof value.base === 'string' &&
  isRecord(value.files) &&
  Object.values(value.files).every((hash) => typeof hash === 'string')

/** Reads the page's data; omits invalid parts. */
function readPageData(): PageData {
  try {
    const data: unknown = JSON.parse(document.getElementById('complice')?.textContent ?? '{}')
    if (isRecord(data)) return { registry: data.registry, shell: isShell(data.shell) ? data.shell : undefined }
  } catch {
    // Not JSON: treated as an empty page.
  }
  return {}
}

export const pageData = readPageData()

if (pageData.shell) registerHashes(pageData.shell.base, pageData.shell.files)
