import { storage } from 'shared/session'

const key = 'complice.booking'

/** The tab keeps it over a reload. */
export const readDraft = (): string | null => storage.read(key)
export const writeDraft = (draft: string): void => storage.write(key, draft)
export const eraseDraft = (): void => storage.remove(key)
