import type { Block, MarkedText } from 'shared/domain/text/Block'
import { Typography } from 'shared/ui'
import { OperatorFacts } from '../operator/OperatorFacts.tsx'
import { Facts } from './Facts.tsx'
import { InlineText } from './InlineText.tsx'
import { Steps } from './Steps.tsx'

/** Renders the blocks of a public page's text. The API renders the same blocks as HTML in `api/src/pages/texts/blocks.ts`. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <BlockElement key={index} block={block} />)

function BlockElement({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <Typography>
        <InlineText text={block} />
      </Typography>
    )
  if ('list' in block)
    return (
      <ul>
        <ListItems texts={block.list} />
      </ul>
    )
  if ('steps' in block)
    return (
      <Steps>
        <ListItems texts={block.steps} />
      </Steps>
    )
  if ('terms' in block) return <Facts facts={block.terms} />
  return <OperatorFacts facts={block.operator} />
}

const ListItems = ({ texts }: { texts: readonly MarkedText[] }) =>
  texts.map((text) => (
    <li key={text}>
      <InlineText text={text} />
    </li>
  ))
