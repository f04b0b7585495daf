import { parse } from 'acorn'
import type { Expression, ObjectExpression, Property } from 'acorn'
import { simple } from 'acorn-walk'

/** A page of `definePages` whose file is imported inline. */
export interface ImportedPage {
  path: string
  /** The import request as written: `./clubs/ClubPage.tsx`. */
  request: string
  /** For a page with two files: the screens that use this one, by `mouseMedia`. Undefined: all screens. */
  screens?: 'withMouse' | 'withoutMouse'
}

const textOf = (value: Expression | undefined): string | undefined =>
  value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined

/** Returns the module that a property's value imports, if it imports exactly one. */
function importedBy(value: Expression | undefined): string | undefined {
  const requests: (string | undefined)[] = []
  if (value) simple(value, { ImportExpression: ({ source }) => void requests.push(textOf(source)) })
  return requests.length === 1 ? requests[0] : undefined
}

function valuesOf({ properties }: ObjectExpression): Map<string, Expression> {
  const named = properties.filter((property): property is Property => property.type === 'Property')
  return new Map(named.flatMap(({ key, value }) => (key.type === 'Identifier' ? [[key.name, value] as const] : [])))
}

function pagesIn(values: Map<string, Expression>): ImportedPage[] {
  const path = textOf(values.get('path'))
  const [request, withMouse] = [importedBy(values.get('load')), importedBy(values.get('loadWithMouse'))]
  if (path === undefined || request === undefined) return []
  if (withMouse === undefined) return [{ path, request }]
  return [
    { path, request, screens: 'withoutMouse' },
    { path, request: withMouse, screens: 'withMouse' },
  ]
}

/** Finds the pages in the text of a JavaScript module, without those whose import is elsewhere. */
export function importedPages(code: string): ImportedPage[] {
  const pages: ImportedPage[] = []
  if (!/\bload\b/.test(code)) return pages
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ObjectExpression: (node) => void pages.push(...pagesIn(valuesOf(node))),
  })
  return pages
}
