const previewCharacters = 10

/** A comment's first ten characters on one line, with « … » where there is more. */
export function commentPreview(comment: string): string {
  const characters = Array.from(
    new Intl.Segmenter('fr').segment(
      comment
        .trim()
        .replaceAll(/\s+/g, ' ')
        .slice(0, 40 * previewCharacters),
    ),
    ({ segment }) => segment,
  )
  if (characters.length <= previewCharacters) return characters.join('')
  return `${characters.slice(0, previewCharacters).join('').trimEnd()}…`
}

/** There is more than the preview shows. */
export const isCut = (preview: string): boolean => preview.endsWith('…')
