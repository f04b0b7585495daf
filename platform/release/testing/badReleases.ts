import { readdirSync } from 'node:fs'
import type { AreaBuild } from 'shared/federation'
import { rewrite } from './releaseOrigin.ts'
import type { Fault } from './releaseOrigin.ts'

type Edit = (build: AreaBuild, folder: string) => void

/** What the loader waits for before the previous build takes over: nothing, the end of `init`, a file that never comes. */
export type Wait = 'none' | 'init' | 'file'

/** A release of mf-agenda that cannot be used, though the server sends every file of it. */
interface BadBuild {
  sentence: string
  edit: Edit
  wait: Wait
}

/** A release of mf-agenda of which the server does not send a file as it is. */
interface BadFile {
  sentence: string
  fileOf: (build: AreaBuild, folder: string) => string
  fault: Fault
  wait: Wait
}

const entry = ({ entry: file }: AreaBuild): string => file
const exposedChunk = (build: AreaBuild): string => build.first.find((file) => file.endsWith('.js')) ?? ''

/** The files of one of the agenda's pages: the one with a style sheet. */
function pageFile(folder: string, ending: '.js' | '.css'): string {
  const names = readdirSync(folder)
  const [page] = names.find((file) => file.endsWith('.css'))?.split('.') ?? []
  return names.find((file) => file.startsWith(`${page}.`) && file.endsWith(ending)) ?? ''
}
const pageChunk = (_build: AreaBuild, folder: string): string => pageFile(folder, '.js')
const pageStyles = (_build: AreaBuild, folder: string): string => pageFile(folder, '.css')

const replaceFile =
  (text: string, fileOf: (build: AreaBuild, folder: string) => string): Edit =>
  (build, folder) =>
    rewrite(folder, fileOf(build, folder), () => text)
const truncateFile =
  (length: number, fileOf: (build: AreaBuild, folder: string) => string): Edit =>
  (build, folder) =>
    rewrite(folder, fileOf(build, folder), (source) => source.slice(0, length))
const editExposed =
  (change: (source: string) => string): Edit =>
  (build, folder) =>
    rewrite(folder, exposedChunk(build), (source) => {
      const changed = change(source)
      if (changed === source) throw new Error('The minified build does not contain the code this edit looks for')
      return changed
    })
const addExport = (fields: string) => editExposed((source) => source.replace('contract:1,', `contract:1,${fields},`))

/** Replaces fields of what `definePages` returns. */
const overridePages = (fields: (source: string) => string) =>
  editExposed((source) =>
    source.replace(
      /\.\.\.(\(0,[^[]*?\.definePages\))\(/,
      (_call, definePages) => `...(define=>list=>({...define(list),${fields(source)}}))(${definePages})(`,
    ),
  )

/** An expression for React, which the area gets from the shell: `__webpack_require__` is a module's third argument. */
const reactIn = (source: string): string => {
  const [, webpackRequire] = /\d+\(\w+,\w+,(\w+)\)\{/.exec(source) ?? []
  return `${webpackRequire}.federation.instance.loadShareSync("react")()`
}
const component = (source: string, statement: (react: string) => string): string =>
  `function(){${statement(reactIn(source))};return null}`

/** Works until the page dispatches the event `fail`: the area's root throws from then on. */
export const failsOnEvent: Edit = editExposed((source) =>
  source.replace(
    /\.\.\.(\(0,[^[]*?\.definePages\))\(/,
    (_call, definePages) =>
      `...(define=>list=>{const pages=define(list);return{...pages,Root:function(){const react=${reactIn(source)};const[failed,fail]=react.useState(false);react.useEffect(()=>{const it=()=>fail(true);addEventListener('fail',it);return()=>removeEventListener('fail',it)},[]);if(failed)throw new Error('a bad release');return react.createElement(pages.Root)}}})(${definePages})(`,
  ),
)

const inRoot = (statement: (react: string) => string) =>
  overridePages((source) => `Root:${component(source, statement)}`)
const inPage = (statement: (react: string) => string) =>
  editExposed((source) =>
    source.replace(
      /(path:"\/pros\/sessions",load:\(\)=>.*?)\.then\(\(\)=>[^}]*?\)\}/,
      (_page, load) => `${load}.then(()=>({default:${component(source, statement)}}))}`,
    ),
  )

const throwing = 'throw new Error("a bad release")'
const throwingEffect = (react: string) => `${react}.useEffect(()=>{${throwing}},[])`

export const badBuilds: readonly BadBuild[] = [
  { sentence: 'its entry throws', edit: replaceFile(throwing, entry), wait: 'none' },
  { sentence: 'its entry is cut short', edit: truncateFile(900, entry), wait: 'none' },
  {
    sentence: 'its entry is an empty object',
    edit: (build, folder) => rewrite(folder, build.entry, () => `var ${build.container} = {}`),
    wait: 'none',
  },
  { sentence: 'its exposed chunk throws', edit: replaceFile(throwing, exposedChunk), wait: 'none' },
  { sentence: 'its exposed chunk is cut short', edit: truncateFile(300, exposedChunk), wait: 'none' },
  { sentence: 'its exposed chunk is an empty object', edit: replaceFile('({})', exposedChunk), wait: 'none' },
  { sentence: 'it throws while loading', edit: addExport(`get x(){return 1},y:(()=>{${throwing}})()`), wait: 'none' },
  {
    sentence: 'it exposes nothing',
    edit: editExposed((source) => source.replace('"default",0,', '"other",0,')),
    wait: 'none',
  },
  {
    sentence: 'it exposes no component',
    edit: overridePages(() => 'Root:undefined'),
    wait: 'none',
  },
  {
    sentence: 'it speaks another contract',
    edit: editExposed((source) => source.replace('contract:1', 'contract:2')),
    wait: 'none',
  },
  { sentence: 'it throws while starting', edit: addExport(`init(){${throwing}}`), wait: 'none' },
  {
    sentence: 'its start is refused',
    edit: addExport('init:()=>Promise.reject(new Error("a bad release"))'),
    wait: 'none',
  },
  { sentence: 'its start never ends', edit: addExport('init:()=>new Promise(()=>{})'), wait: 'init' },
  { sentence: 'it throws at its first drawing', edit: inRoot(() => throwing), wait: 'none' },
  { sentence: 'it throws in its first effect', edit: inRoot(throwingEffect), wait: 'none' },
  { sentence: 'its page throws at its first drawing', edit: inPage(() => throwing), wait: 'none' },
  { sentence: 'its page throws in its first effect', edit: inPage(throwingEffect), wait: 'none' },
  { sentence: 'the chunk of its page throws', edit: replaceFile(throwing, pageChunk), wait: 'none' },
  { sentence: 'the chunk of its page is cut short', edit: truncateFile(2000, pageChunk), wait: 'none' },
]

const files = [
  ['its entry', entry],
  ['its exposed chunk', exposedChunk],
  ['the chunk of its page', pageChunk],
  ['the style sheet of its page', pageStyles],
] as const

const faults: readonly [sentence: string, fault: Fault, wait: Wait][] = [
  ['is gone (404)', 404, 'none'],
  ['is answered with 500', 500, 'none'],
  ['is cut off', 'reset', 'none'],
  ['is answered with a page', 'html', 'none'],
  ['was tampered with', 'changed', 'none'],
  ['never comes', 'hang', 'file'],
]

export const badFiles: readonly BadFile[] = files.flatMap(([file, fileOf]) =>
  faults.map(([sentence, fault, wait]) => ({ sentence: `${file} ${sentence}`, fileOf, fault, wait })),
)
