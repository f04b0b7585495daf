import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../start/root.mjs'

export interface Diagnostic {
  /** For instance `complice(assert-more-than-status)`. */
  code: string
  filename: string
}

/**
 * Lints source texts with the project's rules, except those that need types; returns the diagnostics. The keys of
 * `sources` are paths, the values are the texts.
 */
export async function lintSources(sources: Record<string, string>): Promise<Diagnostic[]> {
  const folder = mkdtempSync(join(tmpdir(), 'complice-lint-'))
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    cpSync(join(root, 'platform/lint'), join(folder, 'platform/lint'), { recursive: true })
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    // oxlint exits with 1 when it reports a problem.
    const output = await promisify(execFile)(process.execPath, [oxlint, '--format=json', '.'], {
      cwd: folder,
      maxBuffer: 10_000_000,
    }).catch((error: { stdout: string }) => error)
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(output.stdout)
    return diagnostics.map(({ code, filename }) => ({ code, filename: filename.replaceAll('\\', '/') }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
