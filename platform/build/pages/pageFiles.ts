import type { AsyncDependenciesBlock, Compilation, Module } from 'webpack'
import { entryPointsOf } from '../entryPoints.ts'
import { importedPages } from './importedPages.ts'
import type { ImportedPage } from './importedPages.ts'

/** The separate files of a page, and the entry points of the shell that they need. */
export interface PageFiles extends Pick<ImportedPage, 'screens'> {
  files: string[]
  /** Entry points of `shared` that the page's files import. */
  doors: string[]
}

/** Returns the modules that were concatenated into this module, or the module itself. */
const innerModulesOf = (module: Module): Module[] => {
  const concatenatedModules: unknown = Reflect.get(module, 'modules')
  return Array.isArray(concatenatedModules) ? concatenatedModules : [module]
}

const requestOf = ({ dependencies }: AsyncDependenciesBlock): unknown =>
  Reflect.get(Object(dependencies[0]), 'userRequest') ?? Reflect.get(Object(dependencies[0]), 'request')

/** Returns the files that each page of `definePages` loads in addition to the area's first files, by path. */
export function pageFiles(compilation: Compilation): Record<string, PageFiles[]> {
  const pages: Record<string, PageFiles[]> = {}
  for (const module of new Set([...compilation.modules].flatMap(innerModulesOf))) {
    if (!module.nameForCondition()?.startsWith(compilation.compiler.context)) continue
    for (const { path, request, screens } of importedPages(String(module.originalSource()?.source() ?? ''))) {
      const block = module.blocks.find((candidate) => requestOf(candidate) === request)
      const group = block && compilation.chunkGraph.getBlockChunkGroup(block)
      if (!group) continue
      const loadedFiles = {
        files: group.getFiles(),
        doors: entryPointsOf(compilation, group.chunks),
        ...(screens && { screens }),
      }
      pages[path] = [...(pages[path] ?? []), loadedFiles]
    }
  }
  return pages
}
