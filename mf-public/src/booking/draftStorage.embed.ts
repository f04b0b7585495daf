/** Nothing of a patient is written into a partner's storage. */
export const readDraft = (): string | null => null
export const writeDraft = (_draft: string): void => undefined
export const eraseDraft = (): void => undefined

export const unansweredRequest = {
  read: (): string | null => null,
  write: (_text: string): void => undefined,
  remove: (): void => undefined,
}
