import { Script } from 'node:vm'

type Sources = Readonly<Record<string, string>>

/** Returns a message for each reason why browsers could not check the hashes of a build's scripts. */
export function scriptProblems(entry: string, scripts: Sources): string[] {
  const modules = Object.keys(scripts).filter((name) => !isScript(scripts[name] ?? ''))
  if (modules.length > 0) return [moduleProblem(modules)]
  const lazyScripts = Object.keys(scripts).filter((name) => name !== entry)
  return lazyScripts.length === 0 || setsIntegrity(scripts[entry] ?? '') ? [] : [missingIntegrity(entry, lazyScripts)]
}

/** Returns whether the source parses as a classic script, where `import` and `export` are syntax errors. */
function isScript(source: string): boolean {
  try {
    return new Script(source) instanceof Script
  } catch {
    return false
  }
}

const setsIntegrity = (entry: string): boolean => /\bcomplice(?:GuardTag|Gate)\b|\.integrity\s*=/.test(entry)

/** Returns the message for scripts that are ES modules. */
export const moduleProblem = (names: readonly string[]) =>
  `${names.join(', ')}: not a script. ES modules are not accepted, such as the output of Vite: under the shell's security policy browsers cannot check their hashes (docs/decisions/0021). Build with Rspack or webpack`

const missingIntegrity = (entry: string, lazyScripts: readonly string[]) =>
  `${entry} loads ${lazyScripts.join(', ')} without integrity: have its runtime call compliceGuardTag(script, url) before it attaches a script`
