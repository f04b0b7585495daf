import type { Block, MarkedText } from 'shared/domain/text/Block'
import { Typography } from 'shared/ui'
import { OperatorFacts } from '../operator/OperatorFacts.tsx'
import { Facts } from './Facts.tsx'
import { InlineText } from './InlineText.tsx'
import { Steps } from './Steps.tsx'

/** Renders the text of a public page from its blocks; the API renders the same blocks as HTML (`api/src/pages/texts/blocks.ts`). */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, rank) => <OneBlock key={rank} block={block} />)

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <Typography>
        <InlineText text={block} />
      </Typography>
    )
  if ('list' in block)
    return (
      <ul>
        <Items texts={block.list} />
      </ul>
    )
  if ('steps' in block)
    return (
      <Steps>
        <Items texts={block.steps} />
      </Steps>
    )
  if ('terms' in block) return <Facts facts={block.terms} />
  return <OperatorFacts facts={block.operator} />
}

const Items = ({ texts }: { texts: readonly MarkedText[] }) =>
  texts.map((text) => (
    <li key={text}>
      <InlineText text={text} />
    </li>
  ))
