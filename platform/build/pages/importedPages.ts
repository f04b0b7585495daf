import { parse } from 'acorn'
import type { Expression, ObjectExpression, Property } from 'acorn'
import { simple } from 'acorn-walk'

/** A page in `definePages` that imports its file inline. */
export interface ImportedPage {
  path: string
  /** The import request as written: `./clubs/ClubPage.tsx`. */
  request: string
  /**
   * The screens that use this file, if the page has two files; decided by `mouseMedia`. Undefined for a file that all
   * screens use.
   */
  screens?: 'withMouse' | 'withoutMouse'
}

const textOf = (value: Expression | undefined): string | undefined =>
  value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined

/** Returns the module that a property's value imports; undefined unless it imports exactly one. */
function importedModuleOf(value: Expression | undefined): string | undefined {
  const requests: (string | undefined)[] = []
  if (value) simple(value, { ImportExpression: ({ source }) => void requests.push(textOf(source)) })
  return requests.length === 1 ? requests[0] : undefined
}

function valuesOf({ properties }: ObjectExpression): Map<string, Expression> {
  const namedProperties = properties.filter((property): property is Property => property.type === 'Property')
  return new Map(
    namedProperties.flatMap(({ key, value }) => (key.type === 'Identifier' ? [[key.name, value] as const] : [])),
  )
}

function pagesIn(values: Map<string, Expression>): ImportedPage[] {
  const path = textOf(values.get('path'))
  const [request, mouseRequest] = [importedModuleOf(values.get('load')), importedModuleOf(values.get('loadWithMouse'))]
  if (path === undefined || request === undefined) return []
  if (mouseRequest === undefined) return [{ path, request }]
  return [
    { path, request, screens: 'withoutMouse' },
    { path, request: mouseRequest, screens: 'withMouse' },
  ]
}

/** Returns the pages in the text of a JavaScript module; pages whose import is elsewhere are left out. */
export function importedPages(code: string): ImportedPage[] {
  const pages: ImportedPage[] = []
  if (!/\bload\b/.test(code)) return pages
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ObjectExpression: (node) => void pages.push(...pagesIn(valuesOf(node))),
  })
  return pages
}
