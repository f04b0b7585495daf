import { storage } from 'shared/session'

const key = 'complice.booking'

/** Session storage, which survives a reload of the tab. */
export const readDraft = (): string | null => storage.read(key)
export const writeDraft = (draft: string): void => storage.write(key, draft)
export const eraseDraft = (): void => storage.remove(key)

const unansweredKey = 'complice.bookingUnanswered'

/** Storage of a request without a response, separate from the draft. */
export const unansweredRequest = {
  read: (): string | null => storage.read(unansweredKey),
  write: (text: string): void => storage.write(unansweredKey, text),
  remove: (): void => storage.remove(unansweredKey),
}
