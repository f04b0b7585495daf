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

/** Kinds whose list page has a search, with the query string that removes its limit of time. */
const listQueries: Partial<Record<SearchKind, string>> = {
  patients: '',
  billings: '?startDate=2000-01-01',
  estimations: '',
}

/**
 * Groups the results of the API. A group that has more results ends with a link to its list page, if that page has a
 * search and is in the user's menu.
 */
export const groupFoundResults = (groups: readonly FoundGroup[], menu: readonly MenuEntry[]): ResultGroup[] =>
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

/** Groups the actions and the pages that match the typed text; '' matches all. */
export function groupLocalResults(
  typedText: string,
  { actions, pages }: { actions: readonly AreaAction[]; pages: readonly AreaPath[] },
): ResultGroup[] {
  const matchingActions = actions.filter(({ label, keywords = '' }) => hasTypedWords(`${label} ${keywords}`, typedText))
  const actionPaths = new Set(actions.map(({ path }) => path))
  // Omits pages with a path parameter, pages that an action opens, and all but the last address of a page with several.
  const matchingPages = pages.filter(
    ({ path, title }, index) =>
      !path.includes(':') &&
      !actionPaths.has(path) &&
      hasTypedWords(title, typedText) &&
      !pages.some((other, otherIndex) => otherIndex > index && other.title === title),
  )
  return [
    { label: 'Actions', icon: undefined, options: matchingActions.map(({ label, path }) => optionOf(label, path)) },
    { label: 'Pages', icon: undefined, options: matchingPages.map(({ title, path }) => optionOf(title, path)) },
  ].filter(({ options }) => options.length > 0)
}
