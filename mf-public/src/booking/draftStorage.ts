const key = 'complice.booking'

/** The tab keeps it over a reload. */
export const readDraft = (): string | null => sessionStorage.getItem(key)
export const writeDraft = (draft: string): void => sessionStorage.setItem(key, draft)
export const eraseDraft = (): void => sessionStorage.removeItem(key)
