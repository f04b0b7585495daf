import { Script } from 'node:vm'

type Sources = Readonly<Record<string, string>>

/** Why browsers could not hold the scripts of a build to their hashes: a sentence each. */
export function scriptProblems(entry: string, scripts: Sources): string[] {
  const modules = Object.keys(scripts).filter((name) => !isScript(scripts[name] ?? ''))
  if (modules.length > 0) return [moduleProblem(modules)]
  const later = Object.keys(scripts).filter((name) => name !== entry)
  return later.length === 0 || setsIntegrity(scripts[entry] ?? '') ? [] : [unguarded(entry, later)]
}

/** A module's `import` and `export` are no syntax of a script. */
function isScript(source: string): boolean {
  try {
    return new Script(source) instanceof Script
  } catch {
    return false
  }
}

const setsIntegrity = (entry: string): boolean => /\bcomplice(?:GuardTag|Gate)\b|\.integrity\s*=/.test(entry)

export const moduleProblem = (names: readonly string[]) =>
  `${names.join(', ')}: not a script. ES modules are not accepted, as Vite makes them: under the shell's security policy browsers hold none to its hash (docs/decisions/0021). Build with Rspack or webpack`

const unguarded = (entry: string, later: readonly string[]) =>
  `${entry} loads ${later.join(', ')} without integrity: have its runtime call compliceGuardTag(script, url) before it attaches a script`
