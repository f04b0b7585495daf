import type { FoundGroup, SearchKind } from 'shared/contracts/search'
import { plainText } from 'shared/domain/plainText'
import type { AreaAction, AreaPath, IconName, MenuEntry } from 'shared/federation'

/** A line of the results; choosing it opens its path. */
export interface ResultOption {
  key: string
  title: string
  detail: string
  path: string
  /** Whether it leads to the list, filtered by the typed text, instead of to one result. */
  isList?: true
}

export interface ResultGroup {
  label: string
  icon: IconName | undefined
  options: readonly ResultOption[]
}

const labels: Readonly<Record<SearchKind, string>> = {
  patients: 'Patients',
  animals: 'Animaux',
  clubs: 'Lieux',
  sessions: 'Rendez-vous',
  billings: 'Factures',
  estimations: 'Devis',
}

/** Kinds whose list has a search, with the query that shows the results of all times. */
const listQueries: Partial<Record<SearchKind, string>> = {
  patients: '',
  billings: '?startDate=2000-01-01',
  estimations: '',
}

/** Groups what the API found; a group that has more results ends with its list. */
export const foundGroups = (groups: readonly FoundGroup[], menu: readonly MenuEntry[]): ResultGroup[] =>
  groups.map(({ kind, items, hasMore }) => {
    const listPath = menu.find(({ id }) => id === kind)?.path
    const listQuery = listQueries[kind]
    const options: ResultOption[] = items.map(({ id, ...item }) => ({ key: id, ...item }))
    if (hasMore && listPath && listQuery !== undefined)
      options.push({ key: kind, title: 'Voir toute la liste', detail: '', path: listPath + listQuery, isList: true })
    return { label: labels[kind], icon: kind, options }
  })

/** Whether each typed word begins a word of the text. */
function hasTypedWords(text: string, typedText: string): boolean {
  const words = plainText(text).split(' ')
  return plainText(typedText)
    .split(' ')
    .every((typedWord) => words.some((word) => word.startsWith(typedWord)))
}

const optionOf = (title: string, path: string): ResultOption => ({ key: path, title, detail: '', path })

/** Groups the actions and the pages that match the typed text: all of them for ''. */
export function localGroups(
  typedText: string,
  { actions, pages }: { actions: readonly AreaAction[]; pages: readonly AreaPath[] },
): ResultGroup[] {
  const matchingActions = actions.filter(({ label, keywords = '' }) => hasTypedWords(`${label} ${keywords}`, typedText))
  const actionPaths = new Set(actions.map(({ path }) => path))
  // A page with a parameter has no address without it, and a page that opens at two addresses is one result.
  const matchingPages = pages.filter(
    ({ path, title }, rank) =>
      !path.includes(':') &&
      !actionPaths.has(path) &&
      hasTypedWords(title, typedText) &&
      !pages.some((other, otherRank) => otherRank > rank && other.title === title),
  )
  return [
    { label: 'Actions', icon: undefined, options: matchingActions.map(({ label, path }) => optionOf(label, path)) },
    { label: 'Pages', icon: undefined, options: matchingPages.map(({ title, path }) => optionOf(title, path)) },
  ].filter(({ options }) => options.length > 0)
}
