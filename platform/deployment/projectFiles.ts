import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorVariables } from '../../api/src/modules/practice/operator/operatorSettings.ts'
import { root } from '../build/packages.ts'

export const readProjectFile = (path: string): string => readFileSync(join(root, path), 'utf8')
export const fileExists = (path: string): boolean => existsSync(join(root, path))

const readSources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs)$/.test(name) && !/\.test\./.test(name))
    .map((name) => readProjectFile(join(folder, name)))

/** Returns the environment variables that the code or the gateway's start script reads. */
export function findVariablesRead(): Set<string> {
  const code = [...readSources('api/src'), ...readSources('api/seed'), ...readSources('platform')].join('\n')
  const start = readProjectFile('docker/gateway/start.sh')
  const codeMatches = [...code.matchAll(/\benv(?:\.|\['|, ')([A-Z][A-Z_]+)/g)]
  const scriptMatches = [...start.matchAll(/"\$\{([A-Z_]+):=/g)]
  return new Set([
    ...[...codeMatches, ...scriptMatches].map(([, name = '']) => name),
    ...Object.values(operatorVariables),
  ])
}

/** Returns the project's scripts in a command. */
export const findScripts = (words: readonly string[]): string[] =>
  words.flatMap((word) => word.match(/\b(?:api|platform)\/[\w./-]+\.(?:ts|mjs)\b/g) ?? [])
