import { parseInline, isExternalLink } from 'shared/domain/text/parseInline'
import type { Inline } from 'shared/domain/text/parseInline'
import type { MarkedText } from 'shared/domain/text/Block'
import { Link as RouterLink } from 'shared/router'
import { Link } from 'shared/ui'

/** Renders a text with its links and emphasis. */
export const InlineText = ({ text }: { text: MarkedText }) =>
  parseInline(text).map((piece, index) => <Piece key={index} piece={piece} />)

function Piece({ piece }: { piece: Inline }) {
  // In a fragment, because only the children of an element get no-break spaces (platform/build/libraryStubs/jsxRuntime.ts).
  if (piece.kind === 'plain') return <>{piece.text}</>
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>
  return isExternalLink(piece.path) ? (
    <Link href={piece.path} rel="noopener">
      {piece.text}
    </Link>
  ) : (
    <Link component={RouterLink} to={piece.path}>
      {piece.text}
    </Link>
  )
}
