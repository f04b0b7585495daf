import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as ts from 'typescript'
import { root } from '../root.mjs'

/**
 * Verbs of functions in .sql.ts files: `select` returns a query to extend; `refuse` and `check` throw a refusal;
 * `with` and `without` run a function under a setting.
 */
const sqlVerbs = splitWords('find list count sum insert update delete lock is has select refuse check with without')

/** Verbs of functions in .service.ts files, for the actions of a user or a job. */
const serviceVerbs = splitWords(`
  accept add apply archive assign begin cancel change check close confirm continue copy count create delete demand destroy
  detach draft encrypt end erase expire export find forget give hand has import insert invite is issue keep leave list lock mail merge note open plan preview
  purge read receive record refuse remember remind remove renew reorder request resend reset restore revoke run save send set settle sign spend
  start store strike switch undo validate view withdraw zip`)

function splitWords(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

type NamedFunction = { name: string; firstParameter: ts.ParameterDeclaration | undefined }

function functionsOf(statement: ts.Statement): NamedFunction[] {
  if (ts.isFunctionDeclaration(statement))
    return [{ name: statement.name?.text ?? '', firstParameter: statement.parameters[0] }]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && ts.isArrowFunction(initializer)
      ? [{ name: name.getText(), firstParameter: initializer.parameters[0] }]
      : [],
  )
}

/**
 * Returns the names of the exported functions of a file whose first parameter is a transaction, a database, a call
 * context or the services.
 */
function operationsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(isExported)
    .flatMap(functionsOf)
    .filter(({ firstParameter }) =>
      /^(Tx|Database|Database \| Tx|MemberContext|Services)$/.test(firstParameter?.type?.getText() ?? ''),
    )
    .map(({ name }) => name)
}

const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? ''

describe('an operation of the API begins with a verb', () => {
  it.each([
    ['in .sql.ts files', 'api/src/**/*.sql.ts', sqlVerbs],
    ['in .service.ts files', 'api/src/**/*.service.ts', serviceVerbs],
  ])('%s', (_caseName, pattern, verbs) => {
    const operations = globSync(pattern, { cwd: root }).flatMap((file) =>
      operationsIn(file).map((name) => ({ file, name })),
    )
    expect(operations.length).toBeGreaterThan(100)
    expect(operations.filter(({ name }) => !verbs.has(firstWord(name)))).toEqual([])
  })
})
