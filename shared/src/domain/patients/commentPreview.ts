const previewCharacters = 10

/** The first ten characters of a comment, on one line, with « … » if truncated. */
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

/** Whether the preview is truncated. */
export const isTruncated = (preview: string): boolean => preview.endsWith('…')
