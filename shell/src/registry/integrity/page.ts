import { admit } from './scriptIntegrity.ts'

/** What was written into the page when it was composed, so that nothing has to be asked for before the first screen. */
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

if (page.shell) admit(page.shell.base, page.shell.files)
