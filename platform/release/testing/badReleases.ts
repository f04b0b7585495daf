import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AreaBuild } from 'shared/federation'
import { rewrite } from './releaseOrigin.ts'
import type { Fault } from './releaseOrigin.ts'

type Edit = (build: AreaBuild, folder: string) => void

/**
 * The event that the loader waits for before it falls back to the previous build: nothing, the end of `init`, or a file
 * that never arrives.
 */
export type LoaderWait = 'none' | 'init' | 'file'

/** A release of mf-agenda that fails although every file is served. */
interface BadBuild {
  description: string
  edit: Edit
  wait: LoaderWait
  /** Set if the build's code runs up to `badCode`, which sets `window.badCodeRan` and throws. */
  runsBadCode?: true
}

/** A release of mf-agenda of which the server serves one file incorrectly. */
interface BadFile {
  description: string
  file: (typeof fileCases)[number][0]
  fileOf: (build: AreaBuild, folder: string) => string
  fault: Fault
  wait: LoaderWait
}

const entryFile = ({ entry: file }: AreaBuild): string => file
const exposedChunk = (build: AreaBuild): string => build.first.find((file) => file.endsWith('.js')) ?? ''

/**
 * Matches the code that loads the agenda's first page on a desktop: `loadWithMouse: () =>
 * webpackRequire.e(716).then(() => webpackRequire(id))`, with `Promise.all` when the page has several chunks.
 */
const pageLoader = /path:"\/pros\/sessions",[^{}]*?loadWithMouse:\(\)=>(.*?)\.then\(\(\)=>(\w+\(\d+\))\)/

/** Returns the file of the agenda's first page with this ending: of the last chunk that its loader names. */
function pageFile(build: AreaBuild, folder: string, ending: '.js' | '.css'): string {
  const [, chunks = ''] = pageLoader.exec(readFileSync(join(folder, exposedChunk(build)), 'utf8')) ?? []
  const chunk = /(\d+)\)(?:\]\))?$/.exec(chunks)?.[1]
  const file = readdirSync(folder).find((name) => name.startsWith(`${chunk}.`) && name.endsWith(ending))
  if (file === undefined) throw new Error(`The agenda's first page has no ${ending} file`)
  return file
}
const pageChunk = (build: AreaBuild, folder: string): string => pageFile(build, folder, '.js')
const pageStyles = (build: AreaBuild, folder: string): string => pageFile(build, folder, '.css')

const replaceFile =
  (text: string, fileOf: (build: AreaBuild, folder: string) => string): Edit =>
  (build, folder) =>
    rewrite(folder, fileOf(build, folder), () => text)
const truncateFile =
  (length: number, fileOf: (build: AreaBuild, folder: string) => string): Edit =>
  (build, folder) =>
    rewrite(folder, fileOf(build, folder), (source) => source.slice(0, length))
/** Edits the minified source of the exposed chunk; `change` also receives the expressions for React in that source. */
const editExposed =
  (change: (source: string, react: ReactInBuild) => string): Edit =>
  (build, folder) => {
    const entrySource = readFileSync(join(folder, entryFile(build)), 'utf8')
    rewrite(folder, exposedChunk(build), (source) => {
      const changedSource = change(source, reactIn(source, entrySource))
      if (changedSource === source) throw new Error('The minified build does not contain the code this edit looks for')
      return changedSource
    })
  }
const addExport = (fields: string) => editExposed((source) => source.replace('contract:1,', `contract:1,${fields},`))

/**
 * Expressions in an area's code: `reactPromise` loads the shell's React, and `react` returns React once the promise is
 * fulfilled.
 */
interface ReactInBuild {
  reactPromise: string
  react: string
}

/**
 * Finds the expressions for React in the minified code: `__webpack_require__` is the third argument of a module; the
 * entry names React's module and chunk.
 */
function reactIn(source: string, entrySource: string): ReactInBuild {
  const [, webpackRequire] = /\d+\(\w+,\w+,(\w+)\)\{/.exec(source) ?? []
  const [, module] = /(\d+):\{fallback:[^{}]*\{[^{}]*\}[^{}]*shareKey:"react"\}/.exec(entrySource) ?? []
  const [, chunks = ''] = /chunkMapping=(\{.*?\})/.exec(entrySource) ?? []
  const chunk = [...chunks.matchAll(/(\d+):\[([\d,]*)\]/g)].find(([, , modules]) =>
    modules?.split(',').includes(module ?? ''),
  )?.[1]
  if (module === undefined || chunk === undefined) throw new Error("The entry does not name React's module")
  return { reactPromise: `${webpackRequire}.e(${chunk})`, react: `${webpackRequire}(${module})` }
}

const componentSource = (statement: string): string => `function(){${statement};return null}`

/** Replaces the area's `Root` by an expression that may use React. */
const replaceRoot = (expression: (react: string) => string) =>
  editExposed((source, { reactPromise, react }) =>
    source.replace(
      /\.\.\.(\(0,[^[]*?\.definePages\))\(/,
      (_call, definePages) =>
        `init:()=>${reactPromise},...(define=>list=>({...define(list),Root:${expression(react)}}))(${definePages})(`,
    ),
  )
const runInRoot = (statement: (react: string) => string) => replaceRoot((react) => componentSource(statement(react)))

/**
 * Replaces the agenda's first page by an expression, which may use React, and the original page under the name `Page`.
 */
const replacePage = (expression: (react: string) => string) =>
  editExposed((source, { react }) =>
    source.replace(pageLoader, (call, chunks, page) =>
      call.replace(
        `${chunks}.then(()=>${page})`,
        () => `${chunks}.then(()=>(({default:Page})=>({default:${expression(react)}}))(${page}))`,
      ),
    ),
  )
const runInPage = (statement: (react: string) => string) => replacePage((react) => componentSource(statement(react)))

/** Makes the agenda's first page throw once the window dispatches the event `fail`. */
export const failOnEvent: Edit = replacePage(
  (react) =>
    `function(){const react=${react},[failed,fail]=react.useState(false);react.useEffect(()=>{const listener=()=>fail(true);addEventListener('fail',listener);return()=>removeEventListener('fail',listener)},[]);if(failed)throw new Error('a bad release');return react.createElement(Page)}`,
)

/** Matches the default export of the exposed module: a value, or a getter of one. */
const defaultExport = /"default",0,|\{default:(?=\(\)=>)/

const badCode = 'globalThis.badCodeRan=true;throw new Error("a bad release")'
const throwStatement = () => badCode
const throwInEffect = (react: string) => `${react}.useEffect(()=>{${badCode}},[])`

export const badBuilds: readonly BadBuild[] = [
  { description: 'its entry throws', edit: replaceFile(badCode, entryFile), wait: 'none', runsBadCode: true },
  { description: 'its entry is cut short', edit: truncateFile(900, entryFile), wait: 'none' },
  {
    description: 'its entry is an empty object',
    edit: (build, folder) => rewrite(folder, build.entry, () => `var ${build.container} = {}`),
    wait: 'none',
  },
  {
    description: 'its exposed chunk throws',
    edit: replaceFile(badCode, exposedChunk),
    wait: 'none',
    runsBadCode: true,
  },
  { description: 'its exposed chunk is cut short', edit: truncateFile(300, exposedChunk), wait: 'none' },
  { description: 'its exposed chunk is an empty object', edit: replaceFile('({})', exposedChunk), wait: 'none' },
  {
    description: 'it throws while loading',
    edit: addExport(`get x(){return 1},y:(()=>{${badCode}})()`),
    wait: 'none',
    runsBadCode: true,
  },
  {
    description: 'it exposes nothing',
    edit: editExposed((source) => source.replace(defaultExport, (text) => text.replace('default', 'other'))),
    wait: 'none',
  },
  {
    description: 'it exposes no component',
    edit: replaceRoot(() => 'undefined'),
    wait: 'none',
  },
  {
    description: 'it implements another contract',
    edit: editExposed((source) => source.replace('contract:1', 'contract:2')),
    wait: 'none',
  },
  { description: 'its init throws', edit: addExport(`init(){${badCode}}`), wait: 'none', runsBadCode: true },
  {
    description: 'its init rejects',
    edit: addExport('init:()=>Promise.reject(new Error("a bad release"))'),
    wait: 'none',
  },
  { description: 'its init never resolves', edit: addExport('init:()=>new Promise(()=>{})'), wait: 'init' },
  { description: 'it throws in its first render', edit: runInRoot(throwStatement), wait: 'none', runsBadCode: true },
  { description: 'it throws in its first effect', edit: runInRoot(throwInEffect), wait: 'none', runsBadCode: true },
  {
    description: 'its page throws in its first render',
    edit: runInPage(throwStatement),
    wait: 'none',
    runsBadCode: true,
  },
  {
    description: 'its page throws in its first effect',
    edit: runInPage(throwInEffect),
    wait: 'none',
    runsBadCode: true,
  },
  {
    description: 'the chunk of its page throws',
    edit: replaceFile(badCode, pageChunk),
    wait: 'none',
    runsBadCode: true,
  },
  { description: 'the chunk of its page is cut short', edit: truncateFile(2000, pageChunk), wait: 'none' },
]

const fileCases = [
  ['its entry', entryFile],
  ['its exposed chunk', exposedChunk],
  ['the chunk of its page', pageChunk],
  ['the style sheet of its page', pageStyles],
] as const

const faultCases: readonly [description: string, fault: Fault, wait: LoaderWait][] = [
  ['is missing (404)', 404, 'none'],
  ['returns status 500', 500, 'none'],
  ['is interrupted', 'reset', 'none'],
  ['returns an HTML page', 'html', 'none'],
  ['was tampered with', 'changed', 'none'],
  ['never arrives', 'hang', 'file'],
]

export const badFiles: readonly BadFile[] = fileCases.flatMap(([file, fileOf]) =>
  faultCases.map(([description, fault, wait]) => ({
    description: `${file} ${description}`,
    file,
    fileOf,
    fault,
    wait,
  })),
)
