type LoadDocument = (path: string) => void

let loadPath: LoadDocument = (path) => location.replace(path)

/** Loads the document at a path, which replaces the current document and its entry in the history. */
export const loadDocument: LoadDocument = (path) => loadPath(path)

/** Replaces the loading of documents, for tests, whose page cannot navigate. */
export const interceptDocumentLoads = (intercept: LoadDocument): void => {
  loadPath = intercept
}
