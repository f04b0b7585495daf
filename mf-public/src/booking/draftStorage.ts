import { storage } from 'shared/session'

const key = 'complice.booking'

/** The draft of the form is stored in the session storage, which outlives a reload of the tab. */
export const readDraft = (): string | null => storage.read(key)
export const writeDraft = (draft: string): void => storage.write(key, draft)
export const eraseDraft = (): void => storage.remove(key)

const unansweredKey = 'complice.bookingUnanswered'

/** Storage of the idempotency key and the digest of a request whose response was lost. */
export const unansweredRequest = {
  read: (): string | null => storage.read(unansweredKey),
  write: (text: string): void => storage.write(unansweredKey, text),
  remove: (): void => storage.remove(unansweredKey),
}
