import { plainText } from 'shared/domain/plainText'

/**
 * Turns « Nala l'étoilée » into « nala-l-etoilee », which is valid in file names of every system; '' if no character
 * remains.
 */
export const fileNameOf = (name: string): string =>
  plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
