const previewCharacters = 10

/** Returns the first ten characters of a comment on one line, followed by « … » if the comment is longer. */
export function commentPreview(comment: string): string {
  // The slice limits the work for a long comment; a character may consist of many code units.
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

/** Whether a preview of `commentPreview` was truncated. */
export const isTruncated = (preview: string): boolean => preview.endsWith('…')
