import { plainText } from 'shared/domain/plainText'

/** « Nala l'étoilée » becomes « nala-l-etoilee »: part of a file's name on every system; '' where nothing of it can be. */
export const fileNameOf = (name: string): string =>
  plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
