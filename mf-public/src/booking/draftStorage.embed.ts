/** Replaces draftStorage.ts in the embed and stores nothing, because no patient data may be written on a partner's site. */
export const readDraft = (): string | null => null
export const writeDraft = (_draft: string): void => undefined
export const eraseDraft = (): void => undefined

export const unansweredRequest = {
  read: (): string | null => null,
  write: (_text: string): void => undefined,
  remove: (): void => undefined,
}
