import { registerHashes } from './scriptIntegrity.ts'

/** The data that the release wrote into the HTML page, so that the first screen needs no request for it. */
interface Page {
  registry?: unknown
  shell?: { base: string; files: Record<string, string> }
}

function read(): Page {
  try {
    const written: Page = JSON.parse(document.getElementById('complice')?.textContent ?? '{}')
    return written
  } catch {
    return {}
  }
}

export const page = read()

if (page.shell) registerHashes(page.shell.base, page.shell.files)
