type Load = (path: string) => void

let load: Load = (path) => location.replace(path)

/** Replaces the document, and its entry in the history, by the one at a path. */
export const loadDocument: Load = (path) => load(path)

/** For tests, whose page cannot navigate. */
export const interceptDocumentLoads = (intercept: Load): void => {
  load = intercept
}
